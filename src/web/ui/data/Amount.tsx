import {
  type Currency,
  currencies,
  formatAmount,
  type Amount as Money,
} from "#base/money/money.ts";
import type { Language } from "#base/text/language.ts";
import styles from "./Amount.module.css";

interface Props<C extends Currency> {
  amount: Money<C>;
  currency: C;
  /** Set where symbols would be announced badly: the currency is then announced by its name. */
  spokenIn?: Language;
  large?: boolean;
}

/** An amount of money on one line, in tabular figures. */
export function Amount<C extends Currency>({ amount, currency, spokenIn, large }: Props<C>) {
  const written = formatAmount<Currency>(amount, currency);
  if (!spokenIn) return <span className={large ? styles.large : styles.amount}>{written}</span>;
  const { sign, [spokenIn]: name } = currencies[currency];
  return (
    <span className={large ? styles.large : styles.amount}>
      <span aria-hidden="true">{written}</span>
      <span className={`sr-only ${styles.spoken}`}>
        {name} {written.replace(sign, "")}
      </span>
    </span>
  );
}
