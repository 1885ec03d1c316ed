import styles from "./GoalRing.module.css";

interface Props {
  /** Null without a goal. */
  percent: number | null;
  label: string;
}

const RADIUS = 20;
const AROUND = 2 * Math.PI * RADIUS;

/** The progress of a goal as a ring, with the percentage inside. */
export function GoalRing({ percent, label }: Props) {
  const share = percent ?? 0;
  return (
    <span className={styles.ring}>
      <svg viewBox="0 0 48 48" role="img" aria-label={label}>
        <circle cx="24" cy="24" r={RADIUS} className={styles.track} />
        {share > 0 && (
          <circle
            cx="24"
            cy="24"
            r={RADIUS}
            className={styles.part}
            strokeDasharray={`${((AROUND * share) / 100).toFixed(2)} ${AROUND.toFixed(2)}`}
            transform="rotate(-90 24 24)"
          />
        )}
      </svg>
      <span aria-hidden="true">{percent === null ? "–" : `${percent}%`}</span>
    </span>
  );
}
