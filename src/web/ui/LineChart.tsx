import { ChartFrame, type ChartProps } from "./ChartFrame.tsx";
import { heightOf, round, type Scale, scaleOf } from "./chart-scale.ts";
import styles from "./LineChart.module.css";

/** How values went over time; each line has its own dashes, so that colour is not needed. */
export function LineChart(chart: ChartProps) {
  const { series } = chart;
  const scale = scaleOf(
    series.flatMap(({ values }) => values),
    false,
  );
  return (
    <ChartFrame {...chart} scale={scale}>
      {/* Stretched to the frame; the lines keep their width. */}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible" aria-hidden="true">
        {series.map(({ name, values }) => (
          <path key={name} d={pathOf(values, scale)} className={styles.line} />
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
          />
        );
      })}
    </ChartFrame>
  );
}

/** In the middle of its column, where its label stands. */
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
