import { formatAmount, ntd } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import { BarChart } from "#web/ui/charts/BarChart.tsx";
import { LineChart } from "#web/ui/charts/LineChart.tsx";
import type { Texts } from "../../texts/words.ts";
import { Part } from "./Part.tsx";

// A loan of one million over seven years at six percent, by year.
const PRINCIPAL = [118_527, 125_837, 133_599, 141_839, 150_587, 159_875, 169_736];
const INTEREST = [56_776, 49_465, 41_704, 33_464, 24_715, 15_428, 5_567];

const DAYS = `2026/08/21 2026/08/28 2026/09/04 2026/09/11 2026/09/18 2026/09/24 2026/10/02
  2026/10/08 2026/10/16 2026/10/23 2026/10/30 2026/11/06 2026/11/13`.split(/\s+/);
const EQUITY = [
  10.12, 10.2, 10.31, 10.18, 10.35, 10.52, 10.47, 10.66, 10.58, 10.79, 10.9, 10.84, 11.06,
];
const BOND = [
  10.03, 10.04, 10.06, 10.05, 10.08, 10.1, 10.09, 10.13, 10.14, 10.15, 10.18, 10.18, 10.21,
];

/** Figures to compare, as charts and tables. */
export function ChartsPart({ texts: { data } }: { texts: Texts }) {
  return (
    <Part id="charts" title={data.charts} wide>
      <BarChart
        id="loan"
        title={data.loan}
        summary={data.loanSummary}
        along={{
          name: data.year,
          labels: PRINCIPAL.map((_, place) => fill(data.yearName, { year: place + 1 })),
        }}
        series={[
          { name: data.principal, values: PRINCIPAL },
          { name: data.interest, values: INTEREST },
        ]}
        written={(value) => formatAmount(ntd(value), "TWD")}
        tableLabel={data.figures}
      />
      <LineChart
        id="price"
        title={data.price}
        summary={data.priceSummary}
        along={{ name: data.week, labels: DAYS }}
        series={[
          { name: data.equity, values: EQUITY },
          { name: data.bond, values: BOND },
        ]}
        written={(value) => value.toFixed(2)}
        tableLabel={data.figures}
      />
    </Part>
  );
}
