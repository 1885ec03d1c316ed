import { carriedOf, type Draft } from "./flow.ts";

interface Props {
  draft: Draft;
  /** The fields that the step itself shows. */
  but?: readonly string[];
}

/** The input of other steps, in hidden fields. */
export function Carried({ draft, but = [] }: Props) {
  return carriedOf(draft)
    .filter(([name, value]) => value !== "" && !but.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
