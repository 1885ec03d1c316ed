import { bankLegalName } from "#base/site/brand.ts";
import { useShared } from "#web/shared.ts";
import { Anchor } from "#web/ui/layout/Anchor.tsx";
import { anchorWords } from "./anchor-words.ts";
import styles from "./Footer.module.css";
import { useShellTexts } from "./shell.ts";

/** The footer of every page of the desk. */
export function DeskFooter() {
  const { visitor } = useShared();
  const texts = useShellTexts();
  return (
    <footer className={`${styles.footer} ${styles.last}`}>
      <div className={styles.small}>
        <Anchor {...anchorWords(texts, "bottom")} />
        <p>{texts.deskOnly}</p>
        <p>© {bankLegalName[visitor.language]}</p>
      </div>
    </footer>
  );
}
