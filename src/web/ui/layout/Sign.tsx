import type { SignName } from "#base/site/sign-names.ts";
import { Drawing, drawingsOf } from "./Drawing.tsx";
import styles from "./Sign.module.css";

// The same style as the drawings, smaller: ink lines, and one spot of the sun in each. A mark is
// drawn on the sun, which is as bright in the dark theme.
const files = import.meta.glob<string>("./signs/*.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});
const signs = drawingsOf(files, styles);

/** The icon of a point; its heading says it, so the icon is not announced. */
export function Sign({ name }: { name: SignName }) {
  return (
    <svg viewBox="0 0 56 56" className={styles.sign} aria-hidden="true" focusable="false">
      <Drawing markup={signs[name]} />
    </svg>
  );
}
