import { carriedOf, type Draft } from "./flow.ts";

interface Props {
  draft: Draft;
  /** The fields that the step shows itself. */
  but?: readonly string[];
}

/** What was entered in other steps, out of sight. */
export function Carried({ draft, but = [] }: Props) {
  return carriedOf(draft)
    .filter(([name, value]) => value !== "" && !but.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
