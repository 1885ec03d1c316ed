import type { ReactNode } from "react";
import styles from "./Sign.module.css";

// The style of the home page's icons: ink lines, and one spot of sun in each.
const signs = {
  call: (
    <>
      <circle cx="37" cy="19" r="7" className={styles.sun} />
      <path
        d="M19 12l5 8-4 4c2 5 6 9 11 11l4-4 8 5c0 4-3 7-7 7C22 43 12 31 12 19c0-4 3-7 7-7z"
        className={styles.ink}
      />
    </>
  ),
  chat: (
    <>
      <path d="M12 13h25v17H24l-7 7v-7h-5z" className={styles.sun} />
      <path d="M42 22h3v16h-5v6l-7-6h-8M19 20h11M19 24h7" className={styles.ink} />
    </>
  ),
  letter: (
    <>
      <path d="M12 24l16-11 16 11v18H12z" className={styles.sun} />
      <path d="M12 24l16 11 16-11M12 42l11-10M44 42L33 32" className={styles.ink} />
    </>
  ),
  place: (
    <>
      <circle cx="28" cy="23" r="5" className={styles.sun} />
      <path d="M28 45c-9-9-13-16-13-22a13 13 0 0 1 26 0c0 6-4 13-13 22z" className={styles.ink} />
    </>
  ),
  answers: (
    <>
      <circle cx="25" cy="25" r="12" className={styles.sun} />
      <path d="M34 34l10 10M21 22a4 4 0 1 1 5 4v3M26 33v.01" className={styles.ink} />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

/** The icon of a way to get help; hidden from screen readers, because its name says the same. */
export function Sign({ name }: { name: keyof typeof signs }) {
  return (
    <svg viewBox="0 0 56 56" className={styles.sign} aria-hidden="true" focusable="false">
      {signs[name]}
    </svg>
  );
}
