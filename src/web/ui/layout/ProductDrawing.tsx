import type { ReactNode } from "react";
import { Backdrop } from "./Backdrop.tsx";
import styles from "./ProductDrawing.module.css";

// A common style: flat shapes in the dawn palette, ink lines, a low sun behind and the sea below.
const drawings: Readonly<Record<string, ReactNode>> = {
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
  "joint-account": (
    <>
      <path d="M108 160c0-36 17-50 40-50s40 14 40 50z" className={styles.indigo} />
      <circle cx="148" cy="84" r="21" className={styles.amber} />
      <path d="M212 160c0-36 17-50 40-50s40 14 40 50z" className={styles.coral} />
      <circle cx="252" cy="84" r="21" className={styles.paper} />
      <circle cx="200" cy="132" r="25" className={styles.amber} />
      <path d="M200 120v24M192 126h16M192 138h16" className={styles.line} />
    </>
  ),
  "foreign-account": (
    <>
      <circle cx="200" cy="92" r="64" className={styles.indigo} />
      <path
        d="M137 92h126M200 28c28 34 28 94 0 128M200 28c-28 34-28 94 0 128M147 60c30 14 76 14 106 0"
        className={styles.light}
      />
      <circle cx="130" cy="134" r="26" className={styles.amber} />
      <path d="M121 122l9 12 9-12M130 134v14M122 137h16M122 143h16" className={styles.line} />
      <circle cx="272" cy="134" r="26" className={styles.paper} />
      <path
        d="M280 127c-7-7-19-1-12 5 5 4 13 3 13 9 0 7-12 7-17 1M272 119v30"
        className={styles.line}
      />
    </>
  ),
  "time-deposit": (
    <>
      <rect x="128" y="46" width="136" height="114" rx="11" className={styles.paper} />
      <path d="M128 80V57a11 11 0 0 1 11-11h114a11 11 0 0 1 11 11v23z" className={styles.indigo} />
      <path
        d="M162 38v16M230 38v16M150 104h16M188 104h16M226 104h16M150 130h16M188 130h16"
        className={styles.line}
      />
      <circle cx="262" cy="138" r="29" className={styles.amber} />
      <path d="M262 122v16l10 8" className={styles.line} />
    </>
  ),
  travel: (
    <>
      <rect x="218" y="106" width="74" height="54" rx="8" className={styles.amber} />
      <path d="M240 106V93h30v13M236 106v54M274 106v54" className={styles.line} />
      <path d="M184 86v60a11 11 0 0 1-22 0" className={styles.line} />
      <path
        d="M98 90a86 64 0 0 1 172 0c-14-12-29-12-43 0-14-12-29-12-43 0-14-12-29-12-43 0-14-12-29-12-43 0z"
        className={styles.coral}
      />
      <path d="M184 26v-8M184 90c-8-26-8-44 0-64 8 20 8 38 0 64" className={styles.line} />
    </>
  ),
  car: (
    <>
      <path
        d="M90 146v-20c0-8 6-14 14-16l28-7 22-30c4-5 9-8 16-8h56c7 0 13 3 17 8l24 30 26 7c9 2 15 8 15 16v20z"
        className={styles.coral}
      />
      <path
        d="M152 102l17-23c2-3 5-4 8-4h18v27zM206 75h20c4 0 7 2 9 4l18 23h-47z"
        className={styles.paper}
      />
      <path d="M292 122h14M200 114h14" className={styles.line} />
      <circle cx="138" cy="146" r="19" className={styles.indigo} />
      <circle cx="138" cy="146" r="7" className={styles.amber} />
      <circle cx="262" cy="146" r="19" className={styles.indigo} />
      <circle cx="262" cy="146" r="7" className={styles.amber} />
    </>
  ),
  motorbike: (
    <>
      <circle cx="142" cy="142" r="21" className={styles.indigo} />
      <circle cx="142" cy="142" r="8" className={styles.amber} />
      <circle cx="274" cy="142" r="21" className={styles.indigo} />
      <circle cx="274" cy="142" r="8" className={styles.amber} />
      <path
        d="M114 132c0-26 18-38 48-38h36c7 0 10 4 10 11v21h30l8-58h16l10 46c-18 2-26 12-26 24 0 4-3 6-7 6h-69c0-14-10-24-28-24-14 0-22 6-28 12z"
        className={styles.coral}
      />
      <path d="M148 80h56a7 7 0 0 1 0 14h-52c-10 0-12-14-4-14z" className={styles.indigo} />
      <path d="M240 56h22l4 12h-26z" className={styles.amber} />
      <path d="M232 60l-12-6M184 126h24" className={styles.line} />
    </>
  ),
  fund: (
    <>
      <path d="M200 122V62" className={styles.line} />
      <path d="M200 106c-6-26-30-34-56-30 4 24 26 38 56 30z" className={styles.indigo} />
      <path d="M200 84c6-26 30-36 58-30-4 24-28 38-58 30z" className={styles.coral} />
      <circle cx="200" cy="46" r="18" className={styles.amber} />
      <path d="M200 55V38M193 45l7-7 7 7" className={styles.line} />
      <path d="M156 116h88v12h-88z" className={styles.paper} />
      <path d="M164 128h72l-9 32h-54z" className={styles.amber} />
    </>
  ),
  securities: (
    <>
      <rect x="104" y="30" width="192" height="130" rx="11" className={styles.paper} />
      <path d="M136 96v50M176 76v54M216 86v44M256 46v56" className={styles.line} />
      <path d="M126 106h20v28h-20zM206 94h20v24h-20z" className={styles.indigo} />
      <path d="M166 84h20v34h-20zM246 54h20v34h-20z" className={styles.coral} />
      <path d="M120 84l50-28 40 10 66-34" className={styles.dash} />
    </>
  ),
  etf: (
    <>
      <path d="M148 62h32v50h-32z" className={styles.indigo} />
      <path d="M184 40h32v72h-32z" className={styles.coral} />
      <path d="M220 74h32v38h-32z" className={styles.paper} />
      <path d="M122 104h156l-16 56H138z" className={styles.amber} />
      <path d="M134 122h132M140 141h120" className={styles.line} />
    </>
  ),
};

/** The drawing of a product; decorative, so not announced. */
export function ProductDrawing({ picture }: { picture: string }) {
  return (
    <svg
      viewBox="0 0 400 180"
      className={styles.picture}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <Backdrop number={Object.keys(drawings).indexOf(picture)} />
      {drawings[picture]}
    </svg>
  );
}
