import { Backdrop } from "./Backdrop.tsx";
import { Drawing, drawingsOf } from "./Drawing.tsx";
import styles from "./ProductDrawing.module.css";

// A common style: flat shapes in the dawn palette, ink lines, a low sun behind and the sea below.
const files = import.meta.glob<string>("./drawings/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});
const drawings = drawingsOf(files, styles);

/** In the order of the product list: adjacent products have different skies. */
const order = [
  ...["main-account", "debit-card", "transfer", "dream-account", "installment-loan"],
  ...["joint-account", "foreign-account", "time-deposit", "travel", "car", "motorbike", "fund"],
  ...["securities", "etf"],
];

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
      <Backdrop number={order.indexOf(picture)} />
      <Drawing markup={drawings[picture]} />
    </svg>
  );
}
