// The scale of a chart. All positions are percentages, so that a drawing fits any width while its
// text keeps its size.

const STEPS = [1, 2, 2.5, 5, 10];
const INTERVALS = 4;
const LABELS_MOST = 8;

/** The range of a chart, and the round values of its grid lines. */
export interface Scale {
  from: number;
  to: number;
  ticks: number[];
}

/**
 * A scale of round values around all the given ones; bars must start at zero, lines need not.
 * Counts get integers only.
 */
export function scaleOf(values: readonly number[], fromZero: boolean, counted = false): Scale {
  const least = Math.min(...values, ...(fromZero ? [0] : []));
  const most = Math.max(...values, ...(fromZero ? [0] : []));
  const rough = roundStep((most - least || Math.abs(most) || 1) / INTERVALS);
  const step = counted ? Math.ceil(rough) : rough;
  const first = Math.floor(least / step);
  const last = Math.max(Math.ceil(most / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, place) => (first + place) * step);
  return { from: first * step, to: last * step, ticks };
}

/** The vertical position of a value, from 0 at the top to 100 at the bottom. */
export function heightOf(value: number, { from, to }: Scale): number {
  return round(100 - ((value - from) / (to - from)) * 100);
}

/** Which of `count` positions get a label: all while they fit, else evenly chosen ones. */
export function labelled(count: number): number[] {
  const every = Math.ceil(count / LABELS_MOST);
  return Array.from({ length: Math.ceil(count / every) }, (_, place) => place * every);
}

/** A number with at most two decimals, enough for drawings. */
export function round(number: number): number {
  return Math.round(number * 100) / 100;
}

function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  return (STEPS.find((step) => step * power >= rough) ?? 10) * power;
}
