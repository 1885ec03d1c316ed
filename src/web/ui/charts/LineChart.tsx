import { ChartFrame, type ChartProps } from "./ChartFrame.tsx";
import { heightOf, round, type Scale, scaleOf } from "./chart-scale.ts";
import styles from "./LineChart.module.css";

/** The share of the drawing's height that the bottom bars take at most. */
const FOOT_HEIGHT = 20;
/** How much further down a scale begins for them, in parts of what the lines span. */
const FOOT_SPAN = 0.3;

/** How values changed over time; each line has its own dashes, so that colour is not needed. */
export function LineChart(chart: ChartProps) {
  const { series, foot, pointer } = chart;
  const values = series.flatMap((line) => line.values);
  const scale = scaleOf(foot ? [...values, belowOf(values)] : values, false);
  return (
    <ChartFrame {...chart} scale={scale}>
      {/* Stretched to the frame; line widths do not scale. */}
      {foot && (
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={barsOf(foot.values)} className={styles.foot} />
        </svg>
      )}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible" aria-hidden="true">
        {series.map(({ name, values }) => (
          <path key={name} d={pathOf(values, scale)} className={styles.line} data-line="" />
        ))}
      </svg>
      {series.map(({ name, values }) => {
        const last = values.length - 1;
        const y = heightOf(values[last] ?? 0, scale);
        return (
          <circle
            key={name}
            cx={`${placeOf(last, values.length)}%`}
            cy={`${y}%`}
            r="4"
            className={styles.end}
            data-dot={pointer ? "" : undefined}
          />
        );
      })}
    </ChartFrame>
  );
}

/** The start of a scale that keeps the lines above the bars; never below zero for positive values. */
function belowOf(values: readonly number[]): number {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return Math.max(Math.min(0, least), least - (most - least) * FOOT_SPAN);
}

/** In the middle of its column, where its label is. */
function placeOf(place: number, count: number): number {
  return round(((place + 0.5) / count) * 100);
}

function pathOf(values: readonly number[], scale: Scale): string {
  return values
    .map(
      (value, place) =>
        `${place === 0 ? "M" : "L"}${placeOf(place, values.length)} ${heightOf(value, scale)}`,
    )
    .join("");
}

/** All bars as one path: the tallest has the full foot height. */
function barsOf(values: readonly number[]): string {
  const most = Math.max(...values, 1);
  const half = round(35 / values.length);
  return values
    .map((value, place) => {
      const x = placeOf(place, values.length);
      const top = round(100 - (value / most) * FOOT_HEIGHT);
      return `M${round(x - half)} 100V${top}H${round(x + half)}V100Z`;
    })
    .join("");
}
