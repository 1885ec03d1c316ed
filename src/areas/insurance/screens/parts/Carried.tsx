import { type Choices, choiceFields } from "../../rules/choices.ts";

interface Props {
  choices: Choices;
  /** The form's own fields, and those that a choice resets. */
  without: readonly string[];
}

/** The other choices as hidden fields, so that none is lost. */
export function Carried({ choices, without }: Props) {
  return choiceFields(choices)
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
