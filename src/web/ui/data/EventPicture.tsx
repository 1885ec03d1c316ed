import { Backdrop } from "../layout/Backdrop.tsx";
import { Drawing, drawingsOf } from "../layout/Drawing.tsx";
import styles from "./EventPicture.module.css";

// A common style: flat shapes in the dawn palette, ink lines, a sun low over the sea.
const files = import.meta.glob<string>("./events/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});
const drawings = drawingsOf(files, styles);

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
      <Drawing markup={drawings[name] ?? drawings.gift} />
    </svg>
  );
}
