import { add, formatAmount, type Ntd, ntd, subtract } from "#base/money/money.ts";
import { type Facts, fill } from "#base/text/language.ts";
import { Amount } from "#web/ui/data/Amount.tsx";
import { FactList } from "#web/ui/data/FactList.tsx";
import { loanPath } from "../../rules/typed-loan.ts";
import { interestOf, type Loan, type LoanCost, MONTHS, rateText, scheduleOf } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./calculator.module.css";

interface Props {
  texts: Texts["result"];
  loan: Loan | null;
  cost: LoanCost | null;
  day: string;
  origin: string;
}

/** What the loan costs, each month and in all; nothing where it cannot be. */
export function LoanResult({ texts, loan, cost, day, origin }: Props) {
  const payment = cost?.payment ?? ntd(0);
  return (
    <section
      className={styles.result}
      id="result"
      aria-labelledby="result-title"
      data-part
      data-told={cost ? fill(texts.announcement, toldOf(cost)) : texts.none}
    >
      <h2 id="result-title">{texts.title}</h2>
      <p className={styles.payment}>
        <span>{texts.payment}</span>
        <Amount amount={payment} currency="TWD" large />
      </p>
      {loan && cost ? (
        <Costs texts={texts} loan={loan} cost={cost} day={day} origin={origin} />
      ) : (
        <p>{texts.none}</p>
      )}
    </section>
  );
}

function Costs({
  texts,
  loan,
  cost,
  day,
  origin,
}: Pick<Props, "texts" | "day" | "origin"> & { loan: Loan; cost: LoanCost }) {
  const { amount, rate, years, fee } = loan;
  const interest = interestOf(scheduleOf(loan));
  const facts = [
    { name: texts.apr, value: <strong>{rateText(cost.apr)}</strong> },
    { name: texts.rate, value: rateText(rate) },
    { name: texts.amount, value: dollars(amount) },
    { name: texts.period, value: fill(texts.periods, { months: years * MONTHS }) },
    { name: texts.fee, value: dollars(fee) },
    { name: texts.received, value: dollars(subtract(amount, fee)) },
    { name: texts.interest, value: dollars(interest) },
    { name: texts.total, value: dollars(add(add(amount, interest), fee)) },
  ];
  const note: Facts = {
    day,
    amount: dollars(amount),
    rate: rateText(rate),
    months: years * MONTHS,
    fee: dollars(fee),
  };
  const path = loanPath(loan);
  return (
    <>
      <FactList facts={facts} />
      <p className={styles.note}>{fill(texts.note, note)}</p>
      <p className={styles.share}>
        {texts.share} <a href={path}>{`${origin}${path}`}</a>
      </p>
    </>
  );
}

function toldOf({ payment, apr }: LoanCost): Facts {
  return { payment: dollars(payment), apr: rateText(apr) };
}

function dollars(amount: Ntd): string {
  return formatAmount(amount, "TWD");
}
