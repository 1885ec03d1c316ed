import styles from "./BarChart.module.css";
import { ChartFrame, type ChartProps } from "./ChartFrame.tsx";
import { heightOf, round, scaleOf } from "./chart-scale.ts";

/** The share of its column that a bar takes. */
const BAR_PART = 0.62;

/** The parts of a whole over time: stacked bars, the first at the bottom. None is negative. */
export function BarChart(chart: ChartProps) {
  const { series, along } = chart;
  const count = along.labels.length;
  const sums = along.labels.map((_, place) => sumOf(chart, place, series.length));
  const scale = scaleOf(sums, true, chart.counted);
  return (
    <ChartFrame {...chart} scale={scale}>
      {series.map(({ name, values }, layer) => (
        <g key={name} className={styles.layer}>
          {along.labels.map((label, place) => {
            const bottom = sumOf(chart, place, layer);
            const top = heightOf(bottom + (values[place] ?? 0), scale);
            return (
              <rect
                key={label}
                x={`${round(((place + (1 - BAR_PART) / 2) / count) * 100)}%`}
                width={`${round((BAR_PART / count) * 100)}%`}
                y={`${top}%`}
                height={`${round(heightOf(bottom, scale) - top)}%`}
              />
            );
          })}
        </g>
      ))}
    </ChartFrame>
  );
}

/** The sum of the lowest layers of one bar. */
function sumOf({ series }: ChartProps, place: number, layers: number): number {
  return series.slice(0, layers).reduce((sum, { values }) => sum + (values[place] ?? 0), 0);
}
