import styles from "./SkipLink.module.css";
import { useShellTexts } from "./shell.ts";

/** The first element in the tab order: skips the menus. Only visible with focus. */
export function SkipLink() {
  const texts = useShellTexts();
  return (
    <a className={styles.skip} href="#main">
      {texts.skip}
    </a>
  );
}
