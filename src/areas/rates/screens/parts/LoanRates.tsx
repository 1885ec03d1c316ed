import type { Output } from "#base/call/call.ts";
import { CALCULATOR_PATH } from "#base/site/paths.ts";
import { Table } from "#web/ui/data/Table.tsx";
import type { listLoanRates } from "../../contract.ts";
import { formatRate } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./rates.module.css";

interface Props {
  texts: Texts;
  rates: Output<typeof listLoanRates>["loanRates"];
}

/** The loan rates, and the link to the calculator. */
export function LoanRates({ texts, rates }: Props) {
  const { loan } = texts;
  if (rates.length === 0) return <p>{texts.none}</p>;
  return (
    <>
      <Table
        id="loan-rates"
        caption={loan.caption}
        captionHidden
        columns={[
          { label: loan.kind },
          { label: loan.rate, numeric: true },
          { label: loan.since, numeric: true },
        ]}
        rows={rates.map(({ kind, rate, effectiveDay }) => ({
          key: kind,
          cells: [loan[kind], formatRate(rate), effectiveDay],
        }))}
        stacked
      />
      <p className={styles.way}>
        <a href={CALCULATOR_PATH}>{loan.calculate}</a>
      </p>
    </>
  );
}
