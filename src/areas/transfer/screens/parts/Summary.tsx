import type { ReactNode } from "react";
import { amountOf, type Currency } from "#base/money/money.ts";
import { Amount } from "#web/ui/data/Amount.tsx";
import { inWords } from "../../rules/amounts.ts";
import { AccountNumber } from "./AccountNumber.tsx";
import type { Frame } from "./customer.ts";
import styles from "./Summary.module.css";

/** The payee and the amount. */
export interface Paid {
  amount: number;
  currency: Currency;
  toName: string | null;
  toNickname: string | null;
  toBank: string;
  toBankName: string;
  toAccount: string;
}

interface Props {
  frame: Frame;
  paid: Paid;
  children?: ReactNode;
}

/** The two things that must not be wrong, shown largest: the amount and the payee. */
export function Summary({ frame: { texts, language }, paid, children }: Props) {
  const { amount, currency, toName, toNickname, toBank, toBankName, toAccount } = paid;
  return (
    <div className={styles.summary}>
      <p className={styles.amount}>
        <Amount amount={amountOf<Currency>(amount)} currency={currency} large />
        <span>{inWords(amount, currency, language)}</span>
      </p>
      <p className={styles.arrow} aria-hidden="true">
        ↓
      </p>
      <div>
        <p className={styles.label}>{texts.confirm.sendTo}</p>
        <p className={styles.name}>
          {[toNickname, toName].filter(Boolean).join(" ") || texts.facts.payeeUnknown}
        </p>
        <p>
          {toBank} {toBankName} <AccountNumber number={toAccount} />
        </p>
      </div>
      {children}
    </div>
  );
}

/** A payee's name in a sentence: the customer's nickname, the name, or the end of the number. */
export function payeeWords({ toName, toNickname, toBankName, toAccount }: Paid): string {
  return toNickname ?? toName ?? `${toBankName} ${toAccount.slice(-4)}`;
}
