import type { ReactNode } from "react";
import type { Product } from "../../rules.ts";
import styles from "./SunriseScene.module.css";

// The same sea and morning as on the home page, with the product in it. The centre of a small
// screen is at x = 1150.
const scenes: Readonly<Record<Product, { sun: number; things: ReactNode }>> = {
  "main-account": {
    sun: 1130,
    things: (
      <>
        <path
          d="M880 306v-34c0-10 20-18 46-18s46 8 46 18v34c0 10-20 18-46 18s-46-8-46-18z"
          className={styles.amber}
        />
        <path
          d="M880 272c0 10 20 18 46 18s46-8 46-18-20-18-46-18-46 8-46 18zM880 290c0 10 20 18 46 18s46-8 46-18"
          className={styles.line}
        />
        <path
          d="M1284 312v-84c0-10 20-18 46-18s46 8 46 18v84c0 10-20 18-46 18s-46-8-46-18z"
          className={styles.amber}
        />
        <path
          d="M1284 228c0 10 20 18 46 18s46-8 46-18-20-18-46-18-46 8-46 18zM1284 252c0 10 20 18 46 18s46-8 46-18M1284 276c0 10 20 18 46 18s46-8 46-18M1284 296c0 10 20 18 46 18s46-8 46-18"
          className={styles.line}
        />
        <path
          d="M1068 48h124a24 24 0 0 1 24 24v262h-172V72a24 24 0 0 1 24-24z"
          className={styles.white}
        />
        <path d="M1058 84h144v138h-144z" className={styles.near} />
        <path d="M1086 222a44 44 0 0 1 88 0z" className={styles.amber} />
        <path d="M1130 150v14M1082 176l10 10M1178 176l-10 10" className={styles.mirror} />
        <path
          d="M1064 244h76v9h-76zM1064 264h50v9h-50zM1166 244h30v9h-30z"
          className={styles.near}
        />
        <path d="M1070 288h120a12 12 0 0 1 0 24h-120a12 12 0 0 1 0-24z" className={styles.coral} />
        <path d="M1104 62h52v7h-52z" className={styles.near} />
        <Boat at="translate(-60 14)" />
        <Boat at="translate(2230 40) scale(-1 1)" />
      </>
    ),
  },
  "dream-account": {
    sun: 1010,
    things: (
      <>
        <path
          d="M1046 92h204v22c38 20 56 48 56 88v106c0 22-18 40-40 40h-236c-22 0-40-18-40-40V202c0-40 18-68 56-88z"
          className={styles.far}
        />
        <path
          d="M990 222c40-18 84 12 132 0s116-20 184 0v86c0 22-18 40-40 40h-236c-22 0-40-18-40-40z"
          className={styles.amber}
        />
        <path d="M1076 226h146l-26 38h-94z" className={styles.hull} />
        <path d="M1150 226V126l58 84h-52z" className={styles.white} />
        <path d="M1142 226v-84l-46 68h40z" className={styles.coral} />
        <path
          d="M1046 92h204v22c38 20 56 48 56 88v106c0 22-18 40-40 40h-236c-22 0-40-18-40-40V202c0-40 18-68 56-88z"
          className={styles.line}
        />
        <path d="M1036 66h224a8 8 0 0 1 8 8v20h-240V74a8 8 0 0 1 8-8z" className={styles.white} />
        <path d="M1028 278h70M1140 300h96M1046 318h60" className={styles.cloud} />
        <circle cx="1148" cy="24" r="26" className={styles.amber} />
        <path d="M1148 12v24M1138 18h20M1138 30h20M1096 30h16M1184 30h16" className={styles.line} />
        <Boat at="translate(-40 20)" />
      </>
    ),
  },
  "debit-card": {
    sun: 1250,
    things: (
      <>
        <path d="M1108 40v268" className={styles.roof} />
        <path d="M1108 52L956 300M1108 52l188 248" className={styles.line} />
        <g transform="rotate(-5 1010 150)">
          <path
            d="M930 92h140a14 14 0 0 1 14 14v120a14 14 0 0 1-14 14H930a14 14 0 0 1-14-14V106a14 14 0 0 1 14-14z"
            className={styles.amber}
          />
          <path d="M916 118h168v26H916z" className={styles.near} />
        </g>
        <g transform="rotate(4 1230 160)">
          <path
            d="M1140 66h182a16 16 0 0 1 16 16v134a16 16 0 0 1-16 16h-182a16 16 0 0 1-16-16V82a16 16 0 0 1 16-16z"
            className={styles.island}
          />
          <path
            d="M1140 66h182a16 16 0 0 1 16 16v134a16 16 0 0 1-16 16h-182a16 16 0 0 1-16-16V82a16 16 0 0 1 16-16z"
            className={styles.line}
          />
          <path d="M1152 104h44v32h-44z" className={styles.amber} />
          <path d="M1264 130a26 26 0 0 1 52 0z" className={styles.coral} />
          <path
            d="M1152 172h34M1198 172h34M1244 172h34M1290 172h26M1152 200h72"
            className={styles.roof}
          />
        </g>
        <path d="M950 300h352l-46 54c-4 5-9 8-16 8h-224c-7 0-12-3-16-8z" className={styles.hull} />
        <path d="M994 322h258" className={styles.line} />
        <path d="M1108 40l40 12-40 14z" className={styles.coral} />
      </>
    ),
  },
  transfer: {
    sun: 1100,
    things: (
      <>
        <path d="M720 300c40-4 56-70 128-74s104 50 156 74z" className={styles.near} />
        <path d="M1166 306c40-6 60-92 138-96s112 66 172 96z" className={styles.near} />
        <House at="translate(848 226)" />
        <House at="translate(1304 208)" />
        <path
          d="M778 262q8-26 16 0zM934 266q8-26 16 0zM1222 262q8-26 16 0zM1384 264q8-26 16 0z"
          className={styles.amber}
        />
        <path d="M890 176c34-66 104-104 190-106" className={styles.trail} />
        <path d="M1090 40l128 26-98 62-10-40z" className={styles.white} />
        <path d="M1110 88l108-22-128-26 20 48zM1120 128l-10-40" className={styles.fold} />
        <Boat at="translate(180 26)" />
      </>
    ),
  },
  "installment-loan": {
    sun: 1290,
    things: (
      <>
        <path d="M1196 306c30-4 46-40 92-44s70 20 112 18 70 20 120 26z" className={styles.near} />
        <path d="M860 110h62v206h-62z" className={styles.island} />
        <path d="M940 150h62v166h-62z" className={styles.white} />
        <path d="M1020 190h62v126h-62z" className={styles.amber} />
        <path d="M1100 230h62v86h-62z" className={styles.coral} />
        <path
          d="M860 316V110h62v206M940 316V150h62v166M1020 316V190h62v126M1100 316v-86h62v86"
          className={styles.line}
        />
        <path d="M890 72c80 10 180 60 300 158" className={styles.trail} />
        <House at="translate(1300 264)" />
        <path d="M1376 276v-92" className={styles.roof} />
        <path d="M1376 184l56 18-56 20z" className={styles.coral} />
        <path d="M850 330h80M930 344h90M1010 332h84M1090 346h90" className={styles.wave} />
      </>
    ),
  },
};

/** Dawn over the sea with a product, drawn far beyond its box for windows of any width. */
export function ProductScene({ product }: { product: Product }) {
  const { sun, things } = scenes[product];
  return (
    <svg
      viewBox="0 0 1440 420"
      className={styles.scene}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <g className={styles.all}>
        <path d={`M${sun - 236} 292a236 236 0 0 1 472 0z`} className={styles.glow} />
        <path d={`M${sun - 172} 292a172 172 0 0 1 344 0z`} className={styles.glow} />
        <path d={`M${sun - 112} 292a112 112 0 0 1 224 0z`} className={styles.sun} />
        <path d="M760 130h96M812 148h70M1330 70h110M1370 88h90" className={styles.cloud} />
        <path
          d="M-900 292v-24c300 10 500-40 700-30 90 4 130 28 200 20 70-8 96-46 164-52 58-5 84 30 140 26 66-4 92-44 150-34 62 10 86 58 156 62 40 3 70 22 110 32z"
          className={styles.far}
        />
        <path d="M-900 292h3300v140H-900z" className={styles.sea} />
        <path
          d={`M${sun - 90} 306h180M${sun - 66} 322h140M${sun - 78} 340h120`}
          className={styles.mirror}
        />
        <path
          d="M-300 330h160M-120 366h100M80 322h120M260 342h180M520 314h150M600 362h130M330 378h80M1520 322h130M1760 352h120"
          className={styles.wave}
        />
        {things}
        <path
          d="M-900 404c300 14 600 18 900 0 120-18 210 10 330 4s210-22 330-8 220 16 340 4 260-14 440 2 600 10 960-4v40H-900z"
          className={styles.shore}
        />
      </g>
    </svg>
  );
}

function Boat({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path d="M826 330h84l-14 22h-58z" className={styles.hull} />
      <path d="M846 330v-20h26v20" className={styles.white} />
      <path d="M872 320h14v10M859 310v-26" className={styles.line} />
      <path d="M859 284l16 7-16 7z" className={styles.amber} />
    </g>
  );
}

function House({ at }: { at: string }) {
  return (
    <g transform={at}>
      <path d="M-34 0v-44h68V0z" className={styles.white} />
      <path d="M-44-42L0-80l44 38z" className={styles.coral} />
      <path d="M-8 0v-26H8V0z" className={styles.near} />
      <path d="M-26-34h14v12h-14zM14-34h14v12H14z" className={styles.amber} />
    </g>
  );
}
