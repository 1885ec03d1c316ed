import { useEffect, useState } from "react";
import { add, formatNtd, ntd, subtract } from "#base/money/money.ts";
import { type Facts, fill } from "#base/text/language.ts";
import { Amount } from "#web/ui/data/Amount.tsx";
import { FactList } from "#web/ui/data/FactList.tsx";
import { CopyButton } from "#web/ui/forms/CopyButton.tsx";
import { calculatorPath } from "../../rules/comparison.ts";
import { typedOf } from "../../rules/typed-loan.ts";
import { interestOf, type Loan, type LoanCost, MONTHS, rateText, scheduleOf } from "../../rules.ts";
import type { Compare } from "../../texts/compare.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./calculator.module.css";

interface Props {
  texts: Texts["result"];
  loan: Loan | null;
  cost: LoanCost | null;
  day: string;
  origin: string;
  compare: Compare;
  /** The compared loans, for the link. */
  compared: readonly string[];
}

/** The loan's monthly and total cost; empty if the loan is invalid. */
export function LoanResult({ texts, loan, cost, ...rest }: Props) {
  const payment = cost?.payment ?? ntd(0);
  return (
    <section className={styles.result} id="result" aria-labelledby="result-title">
      <h2 id="result-title">{texts.title}</h2>
      <p className={styles.payment}>
        <span>{texts.payment}</span>
        <Amount amount={payment} currency="TWD" large />
      </p>
      <Sentence sentence={cost ? fill(texts.announcement, statusOf(cost)) : texts.none} />
      {loan && cost ? (
        <Costs texts={texts} loan={loan} cost={cost} {...rest} />
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
  compare,
  compared,
}: Omit<Props, "loan" | "cost"> & { loan: Loan; cost: LoanCost }) {
  const { amount, rate, years, fee } = loan;
  const interest = interestOf(scheduleOf(loan));
  const facts = [
    { name: texts.apr, value: <strong>{rateText(cost.apr)}</strong> },
    { name: texts.rate, value: rateText(rate) },
    { name: texts.amount, value: formatNtd(amount) },
    { name: texts.period, value: fill(texts.periods, { months: years * MONTHS }) },
    { name: texts.fee, value: formatNtd(fee) },
    { name: texts.received, value: formatNtd(subtract(amount, fee)) },
    { name: texts.interest, value: formatNtd(interest) },
    { name: texts.total, value: formatNtd(add(add(amount, interest), fee)) },
  ];
  const note: Facts = {
    day,
    amount: formatNtd(amount),
    rate: rateText(rate),
    months: years * MONTHS,
    fee: formatNtd(fee),
  };
  const path = calculatorPath(typedOf(loan), compared);
  return (
    <>
      <FactList facts={facts} />
      <p className={styles.note}>{fill(texts.note, note)}</p>
      <p className={styles.share}>
        <a href={path}>{compare.link}</a>
        <CopyButton text={`${origin}${path}`} texts={{ ...compare, failed: compare.copyFailed }} />
      </p>
    </>
  );
}

/** How long after the last keystroke the result is announced. */
const SPOKEN_AFTER_MS = 500;

/** Announces the result once it has changed and settled; not on page load. */
function Sentence({ sentence }: { sentence: string }) {
  const [first] = useState(sentence);
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(sentence), SPOKEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [sentence]);
  return (
    <p role="status" className="sr-only" data-loan-told="">
      {spoken === first ? "" : spoken}
    </p>
  );
}

function statusOf({ payment, apr }: LoanCost): Facts {
  return { payment: formatNtd(payment), apr: rateText(apr) };
}
