import styles from "./Header.module.css";

/** The sign of the choices of language and appearance. */
export function Globe() {
  return (
    <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
      <path
        className={styles.sign}
        d="M3 12a9 9 0 1 0 18 0 9 9 0 0 0-18 0zm0 0h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18"
      />
    </svg>
  );
}
