import { memo } from "react";
import { formatNtd, ntd } from "#base/money/money.ts";
import { type Facts, fill } from "#base/text/language.ts";
import { BarChart } from "#web/ui/charts/BarChart.tsx";
import { Table } from "#web/ui/data/Table.tsx";
import { Accordion } from "#web/ui/layout/Accordion.tsx";
import {
  byYears,
  type Instalment,
  interestOf,
  type Loan,
  rateText,
  scheduleOf,
} from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./calculator.module.css";

interface Props {
  texts: Pick<Texts, "chart" | "schedule">;
  loan: Loan;
}

/** The repayment: a chart by year, and a table by month. */
export const Repayment = memo(({ texts: { chart, schedule }, loan }: Props) => {
  const payments = scheduleOf(loan);
  const years = byYears(payments);
  const { amount } = loan;
  const facts: Facts = {
    months: payments.length,
    amount: formatNtd(amount),
    interest: formatNtd(interestOf(payments)),
    first: formatNtd(years[0]?.interest ?? ntd(0)),
    last: formatNtd(years[years.length - 1]?.interest ?? ntd(0)),
    rate: rateText(loan.rate),
  };
  const summary = fill(chart.summary, facts);
  return (
    <>
      {/* A chart of a single year would compare nothing. */}
      {years.length > 1 && (
        <>
          <BarChart
            id="years-table"
            title={chart.title}
            summary={summary}
            along={{
              name: chart.year,
              labels: years.map((_, place) => fill(chart.yearOf, { year: place + 1 })),
            }}
            series={[
              { name: chart.principal, values: years.map(({ principal }) => principal) },
              { name: chart.interest, values: years.map(({ interest }) => interest) },
            ]}
            written={(value) => formatNtd(ntd(value))}
            tableLabel={chart.table}
          />
          <p className={styles.summary}>{summary}</p>
        </>
      )}
      <Accordion
        items={[
          {
            id: "schedule",
            title: schedule.open,
            content: (
              <Schedule texts={schedule} caption={fill(schedule.caption, facts)} all={payments} />
            ),
          },
        ]}
      />
    </>
  );
});

function Schedule({
  texts,
  caption,
  all,
}: {
  texts: Texts["schedule"];
  caption: string;
  all: readonly Instalment[];
}) {
  return (
    <>
      <Table
        id="schedule-table"
        caption={caption}
        columns={[
          { label: texts.month },
          { label: texts.payment, numeric: true },
          { label: texts.principal, numeric: true },
          { label: texts.interest, numeric: true },
          { label: texts.left, numeric: true },
        ]}
        rows={all.map(({ payment, principal, interest, left }, place) => ({
          key: String(place),
          cells: [place + 1, ...[payment, principal, interest, left].map(formatNtd)],
        }))}
      />
      <p>{texts.last}</p>
    </>
  );
}
