import styles from "./insurance.module.css";

/** Decorative drawing: an umbrella over a suitcase on the shore. */
export function Umbrella() {
  return (
    <svg viewBox="0 0 240 160" aria-hidden="true" focusable="false" className={styles.umbrella}>
      <circle cx="186" cy="52" r="26" className={styles.sun} />
      <path d="M0 132c40-10 80-10 120 0s80 10 120 0v28H0z" className={styles.sea} />
      <path
        d="M40 78a64 58 0 0 1 128 0c-10-9-22-9-32 0-10-9-22-9-32 0-10-9-22-9-32 0-10-9-22-9-32 0z"
        className={styles.canopy}
      />
      <path d="M104 20v-8M104 78v58a10 10 0 0 0 20 0" className={styles.ink} />
      <rect x="132" y="104" width="44" height="32" rx="6" className={styles.suitcase} />
      <path d="M146 104v-8h16v8M142 104v32M166 104v32" className={styles.ink} />
    </svg>
  );
}
