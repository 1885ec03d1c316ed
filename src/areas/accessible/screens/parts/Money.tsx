import { inWords } from "#areas/transfer/rules/amounts.ts";
import { amountOf, type Currency } from "#base/money/money.ts";
import type { Language } from "#base/text/language.ts";
import { Amount } from "#web/ui/data/Amount.tsx";
import styles from "./parts.module.css";

interface Props {
  amount: number;
  currency: Currency;
  language: Language;
}

/** An amount in figures, and in words below. */
export function Money({ amount, currency, language }: Props) {
  return (
    <>
      <Amount amount={amountOf<Currency>(amount)} currency={currency} />
      <br />
      <span className={styles.words}>{inWords(amount, currency, language)}</span>
    </>
  );
}
