import type { ReactNode } from "react";
import { Backdrop } from "../layout/Backdrop.tsx";
import styles from "./EventPicture.module.css";

// A common style: flat shapes in the dawn palette, ink lines, a sun low over the sea.
const drawings: Record<string, ReactNode> = {
  card: (
    <>
      <rect x="96" y="42" width="128" height="80" rx="10" className={styles.indigo} />
      <path d="M96 66h128" className={styles.band} />
      <rect x="110" y="84" width="24" height="18" rx="4" className={styles.amber} />
      <path d="M150 108h58" className={styles.light} />
    </>
  ),
  jar: (
    <>
      <path
        d="M128 52h64v12c10 6 14 14 14 26v24a14 14 0 0 1-14 14h-64a14 14 0 0 1-14-14V90c0-12 4-20 14-26z"
        className={styles.paper}
      />
      <path d="M114 98h92v16a14 14 0 0 1-14 14h-64a14 14 0 0 1-14-14z" className={styles.amber} />
      <path d="M124 44h72v10h-72z" className={styles.indigo} />
      <circle cx="160" cy="32" r="9" className={styles.coral} />
    </>
  ),
  transfer: (
    <>
      <rect x="84" y="52" width="60" height="60" rx="10" className={styles.paper} />
      <rect x="176" y="52" width="60" height="60" rx="10" className={styles.indigo} />
      <path
        d="M128 74h62m-12-10 12 10-12 10M192 94h-62m12-10-12 10 12 10"
        className={styles.line}
      />
    </>
  ),
  loan: (
    <>
      <rect x="108" y="70" width="22" height="54" className={styles.amber} />
      <rect x="142" y="54" width="22" height="70" className={styles.coral} />
      <rect x="176" y="36" width="22" height="88" className={styles.indigo} />
      <path d="M96 124h114" className={styles.line} />
    </>
  ),
  umbrella: (
    <>
      <path
        d="M96 84a64 52 0 0 1 128 0c-10-9-22-9-32 0-10-9-22-9-32 0-10-9-22-9-32 0-10-9-22-9-32 0z"
        className={styles.coral}
      />
      <path d="M160 32v-8M160 84v34a9 9 0 0 0 18 0" className={styles.line} />
    </>
  ),
  chart: (
    <>
      <path d="M100 36v88h124" className={styles.line} />
      <path d="M108 108l28-26 24 12 28-38 26 12" className={styles.rise} />
      <circle cx="188" cy="56" r="6" className={styles.amber} />
    </>
  ),
  gift: (
    <>
      <rect x="108" y="70" width="104" height="54" rx="6" className={styles.indigo} />
      <rect x="100" y="54" width="120" height="20" rx="5" className={styles.coral} />
      <path d="M160 54v70" className={styles.band} />
      <path
        d="M160 54c-10-26-38-22-30-6 4 8 18 6 30 6 12 0 26 2 30-6 8-16-20-20-30 6z"
        className={styles.amber}
      />
    </>
  ),
  phone: (
    <>
      <rect x="130" y="28" width="60" height="100" rx="10" className={styles.paper} />
      <path d="M142 92a18 18 0 0 1 36 0z" className={styles.amber} />
      <path d="M138 92h44M148 104h24" className={styles.line} />
      <path d="M154 38h12" className={styles.line} />
    </>
  ),
};

interface Props {
  name: string;
  /** The event's own number: adjacent events with the same drawing get another sky. */
  number: number;
}

/** The drawing of an event; decorative, so not announced. */
export function EventPicture({ name, number }: Props) {
  return (
    <svg
      viewBox="0 0 320 150"
      className={styles.picture}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <g transform="scale(0.8)">
        <Backdrop number={number} />
      </g>
      {drawings[name] ?? drawings.gift}
    </svg>
  );
}
