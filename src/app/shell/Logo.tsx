import styles from "./Logo.module.css";

/** The bank's logo: a sun that rises over a line of sea. */
export function Logo() {
  return (
    <svg viewBox="0 0 40 40" width="36" height="36" aria-hidden="true" focusable="false">
      <circle cx="20" cy="20" r="20" className={styles.sky} />
      <path d="M9 24a11 11 0 0 1 22 0z" className={styles.sun} />
      <path d="M7 28h26M12 33h16" className={styles.sea} />
    </svg>
  );
}
