import { useState } from "react";
import {
  type Currency,
  currencies,
  formatInMyriads,
  parseAmount,
  shownDecimals,
} from "#base/money/money.ts";
import type { Language } from "#base/text/language.ts";
import styles from "./AmountInput.module.css";
import { Field } from "./Field.tsx";
import type { FieldWords } from "./FieldFrame.tsx";
import { groupedAmount, useTyping } from "./typing.ts";

interface Props extends FieldWords {
  typed?: string | undefined;
  currency: Currency;
  /** The language in which the amount is repeated; English has no unit of ten thousand. */
  language: Language;
  disabled?: boolean;
  /** Called with every text in the field. */
  onTyped?: (text: string) => void;
}

/** An amount: grouped while typing, and repeated in units of ten thousand, as people say it. */
export function AmountInput({ typed, currency, language, onTyped, ...words }: Props) {
  const [text, setText] = useState(typed ?? "");
  const typing = useTyping(groupedAmount, (next) => {
    setText(next);
    onTyped?.(next);
  });
  const { sign } = currencies[currency];
  const readsBack = currency === "TWD" && language !== "en";
  const id = `${words.name}-read`;
  return (
    <Field
      {...words}
      {...typing}
      typed={typed}
      prefix={sign.trim()}
      variant="figures"
      inputMode={shownDecimals(currency) === 0 ? "numeric" : "decimal"}
      autoComplete="off"
      about={readsBack ? id : undefined}
      below={
        readsBack && (
          <p id={id} className={styles.read}>
            {inMyriads(text, language)}
          </p>
        )
      }
    />
  );
}

function inMyriads(text: string, language: "zh" | "ko"): string {
  const amount = parseAmount(text, "TWD");
  return amount === null || amount < 10_000 ? "" : formatInMyriads(amount, language);
}
