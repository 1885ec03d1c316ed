import type { Output } from "#base/call/call.ts";
import { DayChart } from "#web/ui/charts/DayChart.tsx";
import { Sparkline } from "#web/ui/charts/Sparkline.tsx";
import { Move } from "#web/ui/layout/Move.tsx";
import type { listIndices } from "../../contract/stocks.ts";
import { formatPrice, SPARKLINE_DAYS } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./securities.module.css";

type Index = Output<typeof listIndices>["indices"][number];

/**
 * Every index with its close, and a three-month chart of the first, which represents the market.
 */
export function Indices({ texts, indices }: { texts: Texts; indices: readonly Index[] }) {
  const [first] = indices;
  return (
    <>
      <ul className={styles.indices}>
        {indices.map(({ code, name, close, move, closes }) => (
          <li key={code}>
            <h3>{name}</h3>
            <div className={styles.figures}>
              <div>
                <strong>{formatPrice(close)}</strong>
                <Move move={move} />
              </div>
              <Sparkline values={closes.slice(-SPARKLINE_DAYS)} />
            </div>
          </li>
        ))}
      </ul>
      {first && first.closes.length > 1 && <IndexChart texts={texts} index={first} />}
    </>
  );
}

function IndexChart({ texts, index }: { texts: Texts; index: Index }) {
  const { name, days, closes } = index;
  return (
    <DayChart
      id="index-table"
      title={texts.main.chart}
      summary={texts.main.chartSummary}
      facts={{ name }}
      dayName={texts.day}
      days={days}
      series={[{ name: texts.main.points, values: closes }]}
      written={formatPrice}
      tableLabel={texts.table}
      pointer={texts.pointer}
    />
  );
}
