import type { ReactNode } from "react";
import type { SignName } from "#base/site/sign-names.ts";
import styles from "./Sign.module.css";

// The same style as the drawings, smaller: ink lines, and one spot of the sun in each.
const signs: Readonly<Record<SignName, ReactNode>> = {
  alarm: (
    <>
      <Sun d="M18 29a10 10 0 0 1 20 0v4H18z" />
      <Ink d="M13 33h30v8H13zM28 13v-2M15 18l-2-2M41 18l2-2" />
    </>
  ),
  back: (
    <>
      <circle cx="40" cy="17" r="5" className={styles.sun} />
      <Ink d="M16 25h18a7.5 7.5 0 0 1 0 15H22M16 25l7-7M16 25l7 7" />
    </>
  ),
  bell: (
    <>
      <Sun d="M18 36v-9a10 10 0 0 1 20 0v9l3 4H15z" />
      <Ink d="M25 44a3 3 0 0 0 6 0M28 17v-4" />
    </>
  ),
  calendar: (
    <>
      <Sun d="M13 17h30v26H13z" />
      <Mark d="M13 25h30M22 34l4 4 8-8" />
      <Ink d="M21 12v8M35 12v8" />
    </>
  ),
  chart: (
    <>
      <Sun d="M15 30h7v12h-7zM25 24h7v18h-7zM35 17h7v25h-7z" />
      <Ink d="M11 42h35M14 22l10-8 6 4 9-8" />
    </>
  ),
  check: (
    <>
      <circle cx="28" cy="28" r="15" className={styles.sun} />
      <Mark d="M21 28l5 5 9-10" />
    </>
  ),
  clock: (
    <>
      <circle cx="28" cy="28" r="15" className={styles.sun} />
      <Mark d="M28 18v10l7 5" />
    </>
  ),
  coins: (
    <>
      <Sun d="M15 20c0-3 6-5 13-5s13 2 13 5-6 5-13 5-13-2-13-5z" />
      <Ink d="M15 20v9c0 3 6 5 13 5s13-2 13-5v-9M15 29v8c0 3 6 5 13 5s13-2 13-5v-8" />
    </>
  ),
  document: (
    <>
      <Sun d="M17 11h15l8 8v26H17z" />
      <Mark d="M23 26h11M23 32h11M23 38h7" />
      <Ink d="M32 11v8h8" />
    </>
  ),
  family: (
    <>
      <circle cx="22" cy="19" r="6.5" className={styles.sun} />
      <circle cx="38" cy="26" r="4.5" className={styles.sun} />
      <Ink d="M10 42c1-9 5-13 12-13s11 4 12 13M32 35c2-2 4-2 6-2 4 0 7 3 8 9" />
    </>
  ),
  gauge: (
    <>
      <Sun d="M12 38a16 16 0 0 1 32 0z" />
      <Mark d="M28 38l6-10M18.5 31.5l-1-.8M28 27v-1" />
      <Ink d="M10 38h36" />
    </>
  ),
  globe: (
    <>
      <circle cx="28" cy="28" r="15" className={styles.sun} />
      <Mark d="M13 28h30M28 13c5 5 5 25 0 30M28 13c-5 5-5 25 0 30" />
    </>
  ),
  keyboard: (
    <>
      <Sun d="M10 18h36v21H10z" />
      <Mark d="M16 25h.01M22 25h.01M28 25h.01M34 25h.01M40 25h.01M16 32h.01M40 32h.01M22 32h12" />
    </>
  ),
  languages: (
    <>
      <Sun d="M25 24h18a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-2v5l-6-5H25a2 2 0 0 1-2-2V26a2 2 0 0 1 2-2z" />
      <Ink d="M19 34l-4 4v-6h-2a2 2 0 0 1-2-2V16a2 2 0 0 1 2-2h18a2 2 0 0 1 2 2v3M30 32h8" />
    </>
  ),
  letters: (
    <>
      <circle cx="41" cy="17" r="5" className={styles.sun} />
      <Ink d="M10 42l9-25 9 25M13 34h12M31 42l6-16 6 16M33 37h8" />
    </>
  ),
  lock: (
    <>
      <Sun d="M16 26h24v17H16z" />
      <Mark d="M28 32v5" />
      <Ink d="M20 26v-5a8 8 0 0 1 16 0v5" />
    </>
  ),
  never: (
    <>
      <circle cx="28" cy="28" r="15" className={styles.sun} />
      <Mark d="M17.5 17.5l21 21" />
    </>
  ),
  payee: (
    <>
      <circle cx="28" cy="21" r="7" className={styles.sun} />
      <Ink d="M14 42c1-9 6-13 14-13 4 0 7 1 9 3M33 38l4 4 7-8" />
    </>
  ),
  percent: (
    <>
      <circle cx="28" cy="28" r="15" className={styles.sun} />
      <Mark d="M22 34l12-12M22.5 23v.01M33.5 33v.01" />
    </>
  ),
  person: (
    <>
      <circle cx="28" cy="14" r="4" className={styles.sun} />
      <Ink d="M14 21c9 3 19 3 28 0M28 23v9M28 32l-7 13M28 32l7 13" />
    </>
  ),
  phone: (
    <>
      <Sun d="M20 11h16a3 3 0 0 1 3 3v28a3 3 0 0 1-3 3H20a3 3 0 0 1-3-3V14a3 3 0 0 1 3-3z" />
      <Mark d="M25 39h6M23 25l4 4 7-7" />
    </>
  ),
  protected: (
    <>
      <Sun d="M28 11l15 5v10c0 9-6 16-15 19-9-3-15-10-15-19V16z" />
      <Mark d="M21 27l5 5 9-10" />
    </>
  ),
  scales: (
    <>
      <Sun d="M9 30h12a6 6 0 0 1-12 0zM35 30h12a6 6 0 0 1-12 0z" />
      <Ink d="M28 12v30M20 43h16M13 18h30M15 18l-6 12M15 18l6 12M41 18l-6 12M41 18l6 12" />
    </>
  ),
  speaker: (
    <>
      <Sun d="M11 23h8l9-8v26l-9-8h-8z" />
      <Ink d="M34 23a7 7 0 0 1 0 10M38 18a14 14 0 0 1 0 20" />
    </>
  ),
  switch: (
    <>
      <Ink d="M20 19h16a9 9 0 0 1 0 18H20a9 9 0 0 1 0-18z" />
      <circle cx="36" cy="28" r="5.5" className={styles.sun} />
    </>
  ),
  tag: (
    <>
      <Sun d="M13 29l15-15h14v14L27 43z" />
      <Mark d="M35.5 20.5v.01M23 29l5 5" />
    </>
  ),
  talk: (
    <>
      <Sun d="M12 15h32v22H28l-9 7v-7h-7z" />
      <Mark d="M20 23h16M20 29h10" />
    </>
  ),
  umbrella: (
    <>
      <Sun d="M11 29a17 15 0 0 1 34 0c-3-3-6-3-8.5 0-2.7-3-6-3-8.5 0-2.7-3-6-3-8.5 0-2.7-3-6-3-8.5 0z" />
      <Ink d="M28 14v-3M28 29v11a3.5 3.5 0 0 0 7 0" />
    </>
  ),
  warned: (
    <>
      <Sun d="M28 11l15 5v10c0 9-6 16-15 19-9-3-15-10-15-19V16z" />
      <Mark d="M28 20v9M28 35.5v.01" />
    </>
  ),
};

/** The icon of a point; its heading says it, so the icon is not announced. */
export function Sign({ name }: { name: SignName }) {
  return (
    <svg viewBox="0 0 56 56" className={styles.sign} aria-hidden="true" focusable="false">
      {signs[name]}
    </svg>
  );
}

function Sun({ d }: { d: string }) {
  return <path d={d} className={styles.sun} />;
}

function Ink({ d }: { d: string }) {
  return <path d={d} className={styles.ink} />;
}

/** Drawn on the sun, which is as bright in the dark theme. */
function Mark({ d }: { d: string }) {
  return <path d={d} className={styles.mark} />;
}
