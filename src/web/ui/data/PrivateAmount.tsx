import { type Amount, type Currency, currencies, formatAmount } from "#base/money/money.ts";
import styles from "./PrivateAmount.module.css";

/** An amount that its owner may have hidden: then it is not in the page at all. */
export interface PrivateMoney {
  /** Minor units; null where the customer has hidden it. */
  amount: number | null;
  currency: Currency;
}

interface Props {
  money: PrivateMoney;
  /** What screen readers announce instead of a hidden amount. */
  hiddenLabel: string;
  /** Adds a plus sign to credits. */
  signed?: boolean;
  size?: "large";
}

const COVER = "••••••";

/** An amount on one line, or dots of the same height instead, so that the layout does not move. */
export function PrivateAmount({ money, hiddenLabel, signed = false, size }: Props) {
  const { amount, currency } = money;
  const className = size ? `${styles.amount} ${styles[size]}` : styles.amount;
  if (amount === null) {
    return (
      <span className={className} data-hidden="">
        <span aria-hidden="true">
          {currencies[currency].sign}
          {COVER}
        </span>
        <span className="sr-only">{hiddenLabel}</span>
      </span>
    );
  }
  const plus = signed && amount > 0 ? "+" : "";
  return (
    <span className={className} data-direction={directionOf(amount, signed)}>
      {plus}
      {formatAmount<Currency>(amount as Amount, currency)}
    </span>
  );
}

function directionOf(amount: number, signed: boolean): "in" | "out" | undefined {
  if (!signed) return undefined;
  return amount > 0 ? "in" : "out";
}
