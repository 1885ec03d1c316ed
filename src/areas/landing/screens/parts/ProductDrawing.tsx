import type { ReactNode } from "react";
import type { Product } from "../../rules.ts";
import styles from "./ProductDrawing.module.css";

// One hand for all: flat shapes in the dawn palette, ink lines, a low sun behind and the sea below.
const drawings: Readonly<Record<Product, ReactNode>> = {
  "main-account": (
    <>
      <rect x="162" y="22" width="76" height="140" rx="13" className={styles.paper} />
      <path d="M171 46h58v52h-58z" className={styles.indigo} />
      <path d="M184 98a16 16 0 0 1 32 0z" className={styles.amber} />
      <path d="M192 33h16M173 113h34M173 124h22" className={styles.line} />
      <rect x="173" y="135" width="54" height="15" rx="7.5" className={styles.coral} />
      <path d="M96 162v-24c0-5 11-9 24-9s24 4 24 9v24z" className={styles.amber} />
      <ellipse cx="120" cy="138" rx="24" ry="9" className={styles.amber} />
      <path d="M96 150c0 5 11 9 24 9s24-4 24-9" className={styles.line} />
      <path d="M262 162v-34c0-5 11-9 24-9s24 4 24 9v34z" className={styles.amber} />
      <ellipse cx="286" cy="128" rx="24" ry="9" className={styles.amber} />
      <path
        d="M262 139c0 5 11 9 24 9s24-4 24-9M262 151c0 5 11 9 24 9s24-4 24-9"
        className={styles.line}
      />
    </>
  ),
  "debit-card": (
    <>
      <g transform="rotate(-9 200 92)">
        <rect x="118" y="36" width="150" height="94" rx="11" className={styles.amber} />
        <path d="M118 62h150" className={styles.stripe} />
      </g>
      <g transform="rotate(5 210 104)">
        <rect x="134" y="54" width="156" height="98" rx="11" className={styles.indigo} />
        <rect x="150" y="76" width="30" height="22" rx="4" className={styles.amber} />
        <path d="M150 87h30M165 76v22" className={styles.line} />
        <path d="M250 98a20 20 0 0 1 40 0z" className={styles.coral} transform="translate(-14 4)" />
        <path d="M150 120h20M178 120h20M206 120h20M150 136h44" className={styles.light} />
      </g>
    </>
  ),
  transfer: (
    <>
      <path d="M60 158c14-4 22-34 52-36s40 24 60 36z" className={styles.coral} />
      <path d="M228 158c16-8 24-44 58-46s48 34 66 46z" className={styles.indigo} />
      <path d="M100 124v-22l16-14 16 14v22z" className={styles.paper} />
      <path d="M112 124v-12h8v12" className={styles.line} />
      <path d="M270 114V90l16-14 16 14v24z" className={styles.paper} />
      <path d="M282 114v-12h8v12" className={styles.line} />
      <path d="M124 80c20-36 60-52 98-46" className={styles.dash} />
      <path d="M226 24l44 8-34 22-4-14z" className={styles.paper} />
      <path d="M232 40l38-8" className={styles.line} />
    </>
  ),
  "dream-account": (
    <>
      <path
        d="M162 52h76v12c14 7 20 17 20 32v44a18 18 0 0 1-18 18h-80a18 18 0 0 1-18-18V96c0-15 6-25 20-32z"
        className={styles.paper}
      />
      <path
        d="M142 112c14-7 28 5 44-1s40-8 72 1v28a18 18 0 0 1-18 18h-80a18 18 0 0 1-18-18z"
        className={styles.amber}
      />
      <path d="M178 108h44l-8 14h-28z" className={styles.coral} />
      <path d="M200 108V76l20 26h-20" className={styles.paper} />
      <rect x="156" y="42" width="88" height="14" rx="5" className={styles.indigo} />
      <circle cx="200" cy="22" r="10" className={styles.amber} />
      <path d="M200 17v10M176 24h6M218 24h6" className={styles.line} />
    </>
  ),
  "installment-loan": (
    <>
      <path d="M104 58h28v102h-28z" className={styles.indigo} />
      <path d="M144 78h28v82h-28z" className={styles.indigo} />
      <path d="M184 98h28v62h-28z" className={styles.coral} />
      <path d="M224 118h28v42h-28z" className={styles.amber} />
      <path d="M264 138h28v22h-28z" className={styles.paper} />
      <path d="M92 160h216" className={styles.line} />
      <path d="M118 40l150 74" className={styles.dash} />
      <path d="M278 138V84" className={styles.line} />
      <path d="M278 84l30 10-30 12z" className={styles.coral} />
    </>
  ),
};

/** The drawing of a product; it adds nothing to the words, so it is not read out. */
export function ProductDrawing({ product }: { product: Product }) {
  return (
    <svg
      viewBox="0 0 400 180"
      className={styles.picture}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="330" cy="150" r="58" className={styles.glow} />
      <path
        d="M-400 152c60-8 110 8 180 2s110-12 180-4 110 12 190 4 120-10 190-2 110 8 180 2 110-12 280-4v40h-1200z"
        className={styles.sea}
      />
      {drawings[product]}
    </svg>
  );
}
