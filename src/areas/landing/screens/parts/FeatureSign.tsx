import type { ReactNode } from "react";
import type { Feature } from "../../rules.ts";
import styles from "./FeatureSign.module.css";

// The same hand as the drawings, smaller: ink lines, and one spot of the sun in each.
const signs: Readonly<Record<Feature, ReactNode>> = {
  always: (
    <>
      <circle cx="28" cy="28" r="15" className={styles.sun} />
      <path d="M28 18v10l7 5" className={styles.mark} />
    </>
  ),
  limits: (
    <>
      <path d="M12 38a16 16 0 0 1 32 0z" className={styles.sun} />
      <path d="M28 38l6-10M18.5 31.5l-1-.8M28 27v-1" className={styles.mark} />
      <path d="M10 38h36" className={styles.ink} />
    </>
  ),
  payee: (
    <>
      <circle cx="28" cy="21" r="7" className={styles.sun} />
      <path d="M14 42c1-9 6-13 14-13 4 0 7 1 9 3M33 38l4 4 7-8" className={styles.ink} />
    </>
  ),
  panic: (
    <>
      <path d="M18 29a10 10 0 0 1 20 0v4H18z" className={styles.sun} />
      <path d="M13 33h30v8H13zM28 13v-2M15 18l-2-2M41 18l2-2" className={styles.ink} />
    </>
  ),
  fraud: (
    <>
      <path d="M28 11l15 5v10c0 9-6 16-15 19-9-3-15-10-15-19V16z" className={styles.sun} />
      <path d="M28 20v9M28 35.5v.01" className={styles.mark} />
    </>
  ),
  insured: (
    <>
      <path
        d="M11 29a17 15 0 0 1 34 0c-3-3-6-3-8.5 0-2.7-3-6-3-8.5 0-2.7-3-6-3-8.5 0-2.7-3-6-3-8.5 0z"
        className={styles.sun}
      />
      <path d="M28 14v-3M28 29v11a3.5 3.5 0 0 0 7 0" className={styles.ink} />
    </>
  ),
  accessible: (
    <>
      <circle cx="28" cy="14" r="4" className={styles.sun} />
      <path d="M14 21c9 3 19 3 28 0M28 23v9M28 32l-7 13M28 32l7 13" className={styles.ink} />
    </>
  ),
  languages: (
    <>
      <path
        d="M25 24h18a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-2v5l-6-5H25a2 2 0 0 1-2-2V26a2 2 0 0 1 2-2z"
        className={styles.sun}
      />
      <path
        d="M19 34l-4 4v-6h-2a2 2 0 0 1-2-2V16a2 2 0 0 1 2-2h18a2 2 0 0 1 2 2v3M30 32h8"
        className={styles.ink}
      />
    </>
  ),
};

/** The sign of a feature; its name says it, so the sign is not read out. */
export function FeatureSign({ feature }: { feature: Feature }) {
  return (
    <svg viewBox="0 0 56 56" className={styles.sign} aria-hidden="true" focusable="false">
      {signs[feature]}
    </svg>
  );
}
