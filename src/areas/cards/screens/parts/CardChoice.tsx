import type { Output } from "#base/call/call.ts";
import type { Refused } from "#base/call/submitted.ts";
import { fill } from "#base/text/language.ts";
import { errorOf } from "#web/refused.ts";
import { RadioGroup } from "#web/ui/forms/RadioGroup.tsx";
import type { listCards } from "../../contract/cards.ts";
import { inOneLine } from "../../rules/card-number.ts";
import type { CardState } from "../../rules/loss.ts";
import type { Texts } from "../../texts/zh.ts";

interface ChoiceProps {
  texts: Texts;
  cards: Output<typeof listCards>["cards"];
  wrong?: Refused | undefined;
}

/** The cards that can be reported; a single one is preselected. */
export function CardChoice({ texts, cards, wrong }: ChoiceProps) {
  const [first] = cards;
  const stateWords = (state: CardState) =>
    state === "stopped" ? texts.report.stopped : texts.card.states[state];
  return (
    <RadioGroup
      name="cardId"
      label={texts.report.choose}
      error={errorOf(wrong, "cardId")}
      typed={cards.length === 1 ? first?.cardId : undefined}
      choices={cards.map(({ cardId, cardName, cardNumber, cardState, expiresOn }) => ({
        value: cardId,
        label: `${cardName} ${inOneLine(cardNumber)}`,
        about: `${stateWords(cardState)} · ${fill(texts.card.expires, { day: expiresOn })}`,
      }))}
    />
  );
}
