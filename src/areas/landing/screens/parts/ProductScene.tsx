import { Drawing, drawingsOf } from "#web/ui/layout/Drawing.tsx";
import type { Product } from "../../rules.ts";
import styles from "./SunriseScene.module.css";

// The same sea and morning as on the home page, with the product in it. The centre of a small
// screen is at x = 1150.
const files = import.meta.glob<string>("./scenes/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});
const scenes = drawingsOf(files, styles);

/** Where the sun rises. */
const suns: Readonly<Record<Product, number>> = {
  "main-account": 1130,
  "dream-account": 1010,
  "debit-card": 1250,
  transfer: 1100,
  "installment-loan": 1290,
};

/** Dawn over the sea with a product, drawn far beyond its box for windows of any width. */
export function ProductScene({ product }: { product: Product }) {
  const sun = suns[product];
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
        <Drawing markup={scenes[product]} />
        <path
          d="M-900 404c300 14 600 18 900 0 120-18 210 10 330 4s210-22 330-8 220 16 340 4 260-14 440 2 600 10 960-4v40H-900z"
          className={styles.shore}
        />
      </g>
    </svg>
  );
}
