import { formatAmount, ntd } from "#base/money/money.ts";
import { fill } from "#base/text/language.ts";
import { ChartFrame } from "#web/ui/charts/ChartFrame.tsx";
import { heightOf, round, type Scale, scaleOf } from "#web/ui/charts/chart-scale.ts";
import type { Texts } from "../../texts/home/zh.ts";
import type { HomeData } from "./home-data.ts";
import styles from "./MoneyFlow.module.css";
import { Panel } from "./Panel.tsx";

interface Props {
  texts: Texts["flow"];
  hiddenLabel: string;
  flow: HomeData["flow"];
}

const COVER = "••••";
/** A bar's share of its month's width, and the offsets of the two bars. */
const BAR = 0.28;
const FIRST = 0.2;
const SECOND = 0.52;
/** The scale used when amounts are hidden, so that the grid lines stay in place. */
const COVERED: Scale = { from: 0, to: 4, ticks: [0, 1, 2, 3, 4] };

/** Money in and out by month, side by side, with the same figures as a table. */
export function MoneyFlow({ texts, hiddenLabel, flow }: Props) {
  const { months, isComplete } = flow;
  const isHidden = months.some(({ moneyIn }) => moneyIn === null);
  const ins = months.map(({ moneyIn }) => moneyIn ?? 0);
  const outs = months.map(({ moneyOut }) => moneyOut ?? 0);
  const scale = isHidden ? COVERED : scaleOf([...ins, ...outs], true);
  const written = (value: number) =>
    isHidden ? COVER : formatAmount(ntd(Math.round(value)), "TWD");
  const last = months[months.length - 1];
  const count = months.length;
  const bars = (values: readonly number[], start: number) =>
    values.map((value, place) => {
      const top = heightOf(value, scale);
      return (
        <rect
          key={months[place]?.month}
          x={`${round(((place + start) / count) * 100)}%`}
          width={`${round((BAR / count) * 100)}%`}
          y={`${top}%`}
          height={`${round(100 - top)}%`}
        />
      );
    });
  return (
    <Panel id="flow" title={texts.title} note={isComplete ? texts.note : texts.counting}>
      <div className={styles.chart}>
        <ChartFrame
          id="flow-figures"
          title={texts.chart}
          summary={
            isHidden
              ? texts.summaryHidden
              : fill(texts.summary, {
                  month: last?.month ?? "",
                  moneyIn: written(last?.moneyIn ?? 0),
                  moneyOut: written(last?.moneyOut ?? 0),
                })
          }
          along={{ name: texts.month, labels: months.map(({ month }) => month) }}
          series={[
            { name: texts.moneyIn, values: ins },
            { name: texts.moneyOut, values: outs },
          ]}
          written={written}
          tableLabel={texts.table}
          scale={scale}
        >
          {!isHidden && <g className={styles.in}>{bars(ins, FIRST)}</g>}
          {!isHidden && <g className={styles.out}>{bars(outs, SECOND)}</g>}
        </ChartFrame>
        {isHidden && <p className={styles.cover}>{hiddenLabel}</p>}
      </div>
    </Panel>
  );
}
