import { inWords } from "#areas/transfer/rules/amounts.ts";
import { amountOf, type Currency } from "#base/money/money.ts";
import type { Language } from "#base/text/language.ts";
import { Amount } from "#web/ui/data/Amount.tsx";
import styles from "./parts.module.css";

interface Props {
  /** Minor units; null where the customer wants it hidden. */
  amount: number | null;
  hiddenLabel: string;
  currency: Currency;
  language: Language;
}

/** An amount in figures, and in words below; or that it is hidden. */
export function Money({ amount, hiddenLabel, currency, language }: Props) {
  if (amount === null) return hiddenLabel;
  return (
    <>
      <Amount amount={amountOf<Currency>(amount)} currency={currency} spokenIn={language} />
      <br />
      <span className={styles.words}>{inWords(amount, currency, language)}</span>
    </>
  );
}
