import { type Choices, choiceFields } from "../../rules/choices.ts";

interface Props {
  choices: Choices;
  /** Fields of the form itself, and those that a choice resets. */
  without: readonly string[];
}

/** The choices that a form sends along unseen, so that none is lost. */
export function Carried({ choices, without }: Props) {
  return choiceFields(choices)
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}
