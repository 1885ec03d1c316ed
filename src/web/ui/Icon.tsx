import styles from "./Icon.module.css";

const paths = {
  wrong: "M12 7v6m0 4h.01M3 12a9 9 0 1 0 18 0 9 9 0 0 0-18 0",
  right: "M8 12.5l3 3 5-6M3 12a9 9 0 1 0 18 0 9 9 0 0 0-18 0",
  tell: "M12 11v6m0-10h.01M3 12a9 9 0 1 0 18 0 9 9 0 0 0-18 0",
} as const;

/** A small sign beside a word; the word says it, so the sign is not read out. */
export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
