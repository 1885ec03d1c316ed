import { type Facts, fill } from "#base/text/language.ts";
import type { ChartProps } from "./ChartFrame.tsx";
import { LineChart } from "./LineChart.tsx";

/** Left out of the days along the axis. */
const YEAR = "YYYY/";

interface Props extends Omit<ChartProps, "along" | "summary" | "title" | "pointer"> {
  /** With placeholders for `facts`. */
  title: string;
  /** Also with placeholders for from, to, low, high and last, of the first line. */
  summary: string;
  facts: Facts;
  dayName: string;
  /** YYYY/MM/DD, oldest first. */
  days: readonly string[];
  pointer: string;
}

/** How a value changed from day to day, with a sentence that says the same. */
export function DayChart({ title, summary, facts, dayName, days, ...chart }: Props) {
  const values = chart.series[0]?.values ?? [];
  const announcement = {
    ...facts,
    from: days[0] ?? "",
    to: days[days.length - 1] ?? "",
    low: chart.written(Math.min(...values)),
    high: chart.written(Math.max(...values)),
    last: chart.written(values[values.length - 1] ?? 0),
  };
  return (
    <LineChart
      {...chart}
      title={fill(title, announcement)}
      summary={fill(summary, announcement)}
      along={{ name: dayName, labels: days, short: days.map((day) => day.slice(YEAR.length)) }}
    />
  );
}
