import styles from "./SkipLink.module.css";
import { useShellTexts } from "./shell.ts";

/** The first thing a keyboard reaches: the way past the menus. Only its focus shows it. */
export function SkipLink() {
  const texts = useShellTexts();
  return (
    <a className={styles.skip} href="#main">
      {texts.skip}
    </a>
  );
}
