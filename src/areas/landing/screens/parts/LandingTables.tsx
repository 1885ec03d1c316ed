import { formatRate } from "#areas/rates/rules.ts";
import { add, formatNtd, ntd } from "#base/money/money.ts";
import { type Facts, fill } from "#base/text/language.ts";
import { tariffs } from "#base/transfer/fee.ts";
import { Table } from "#web/ui/data/Table.tsx";
import {
  exampleAt,
  exampleLoans,
  exampleSaving,
  type Product,
  savedAfter,
  type TwoRates,
} from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./LandingTables.module.css";
import { LimitTable } from "./LimitTable.tsx";

interface Props {
  product: Product;
  texts: Texts;
  facts: Facts;
  /** Today's dream account rates, and the lowest loan rate; null without a board. */
  rates: { dream: TwoRates | null; loan: number | null };
  /** The product's conditions, from its own rows. */
  conditions: readonly { factName: string; factText: string }[];
}

type Words = Texts["landing"]["tables"];

/** A product's rates, costs and limits, in tables made from the bank's own figures. */
export function LandingTables({ product, texts, facts, rates, conditions }: Props) {
  const words = texts.landing.tables;
  return (
    <div className={styles.tables}>
      {product === "main-account" && <LimitTable texts={words.limits} currency="TWD" />}
      {product === "transfer" && (
        <>
          <FeeTable texts={words.fees} />
          <LimitTable texts={words.limits} currency="TWD" designated />
          <LimitTable texts={words.limits} currency="USD" designated />
        </>
      )}
      {product === "debit-card" && <ConditionTable texts={words.facts} conditions={conditions} />}
      {product === "dream-account" && (
        <DreamTables texts={words} facts={facts} rates={rates.dream} />
      )}
      {product === "installment-loan" && (
        <>
          <LoanTable texts={words} facts={facts} rate={rates.loan} />
          <p className={styles.note}>{fill(texts.terms.loanNote, facts)}</p>
        </>
      )}
    </div>
  );
}

function FeeTable({ texts }: { texts: Words["fees"] }) {
  const [tariff] = tariffs;
  if (!tariff) return null;
  const { smallMost, steps } = tariff;
  const rows = [
    { key: "own", cells: [texts.own, formatNtd(ntd(0))] },
    { key: "small", cells: [fill(texts.small, { most: formatNtd(smallMost) }), formatNtd(ntd(0))] },
    ...steps.map(({ most, fee }, index) => {
      const before = steps[index - 1]?.most ?? smallMost;
      const name = most
        ? fill(texts.upTo, { most: formatNtd(most), small: formatNtd(smallMost) })
        : fill(texts.above, { most: formatNtd(before) });
      return { key: String(most), cells: [name, formatNtd(fee)] };
    }),
  ];
  return (
    <Table
      id="fees"
      caption={texts.caption}
      columns={[{ label: texts.kind }, { label: texts.fee, numeric: true }]}
      rows={rows}
    />
  );
}

function ConditionTable({
  texts,
  conditions,
}: Pick<Props, "conditions"> & { texts: Words["facts"] }) {
  return (
    <Table
      id="conditions"
      caption={texts.caption}
      columns={[{ label: texts.name }, { label: texts.value }]}
      rows={conditions.map(({ factName, factText }) => ({
        key: factName,
        cells: [factName, factText],
      }))}
    />
  );
}

function DreamTables({
  texts,
  facts,
  rates,
}: {
  texts: Words;
  facts: Facts;
  rates: TwoRates | null;
}) {
  if (!rates) return <p>{texts.none}</p>;
  const { dream, saving } = texts;
  const { monthly, months } = exampleSaving;
  return (
    <>
      <Table
        id="dream-rates"
        caption={dream.caption}
        columns={[{ label: dream.part }, { label: dream.rate, numeric: true }]}
        rows={[
          { key: "within", cells: [fill(dream.within, facts), formatRate(rates.within)] },
          { key: "above", cells: [fill(dream.above, facts), formatRate(rates.above)] },
        ]}
      />
      <Table
        id="saving"
        caption={fill(saving.caption, { monthly: formatNtd(monthly) })}
        columns={[
          { label: saving.period },
          { label: saving.deposited, numeric: true },
          { label: saving.interest, numeric: true },
          { label: saving.total, numeric: true },
        ]}
        rows={months.map((count) => {
          const { deposited, interest } = savedAfter(monthly, count, rates);
          const sums = [deposited, interest, add(deposited, interest)].map(formatNtd);
          return { key: String(count), cells: [fill(saving.months, { months: count }), ...sums] };
        })}
        stacked
      />
      <p className={styles.note}>{fill(saving.note, facts)}</p>
    </>
  );
}

function LoanTable({ texts, facts, rate }: { texts: Words; facts: Facts; rate: number | null }) {
  if (rate === null) return <p>{texts.none}</p>;
  const { loans } = texts;
  return (
    <Table
      id="loans"
      caption={fill(loans.caption, facts)}
      columns={[
        { label: loans.amount },
        { label: loans.period, numeric: true },
        { label: loans.payment, numeric: true },
        { label: loans.interest, numeric: true },
        { label: loans.apr, numeric: true },
      ]}
      rows={exampleLoans.map((loan) => {
        const { payment, interest, apr } = exampleAt(rate, loan);
        const period = fill(loans.years, { years: loan.years });
        const cells = [formatNtd(loan.amount), period, formatNtd(payment), formatNtd(interest)];
        return { key: String(loan.amount), cells: [...cells, formatRate(apr)] };
      })}
      stacked
    />
  );
}
