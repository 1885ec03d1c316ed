import { heightOf, round } from "./chart-scale.ts";
import styles from "./Sparkline.module.css";

interface Props {
  /** Oldest first; the figures themselves are beside the drawing. */
  values: readonly number[];
}

/** How a value changed lately, as a line no higher than its row; decorative, so not announced. */
export function Sparkline({ values }: Props) {
  if (values.length < 2) return null;
  const from = Math.min(...values);
  const scale = { from, to: Math.max(...values, from + 1), ticks: [] };
  const path = values
    .map((value, place) => {
      const x = round((place / (values.length - 1)) * 100);
      return `${place === 0 ? "M" : "L"}${x} ${heightOf(value, scale)}`;
    })
    .join("");
  const last = values[values.length - 1] ?? 0;
  return (
    <svg
      className={styles.sparkline}
      viewBox="0 -6 100 112"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
      data-fell={last < (values[0] ?? 0) || undefined}
    >
      <path d={path} />
    </svg>
  );
}
