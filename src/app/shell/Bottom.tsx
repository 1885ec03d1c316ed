import { bankLegalName } from "#base/site/brand.ts";
import { useShared } from "#web/shared.ts";
import { Anchor } from "#web/ui/layout/Anchor.tsx";
import { ConsentBanner } from "./ConsentBanner.tsx";
import styles from "./Footer.module.css";
import { Footer } from "./Footer.tsx";
import { SessionWatch } from "./SessionWatch.tsx";
import { anchorWords, useShellTexts } from "./shell-texts.ts";

/** What follows the screen of every page. */
export function Bottom({ isWatched }: { isWatched: boolean }) {
  const isDesk = useShared().site === "desk";
  return (
    <>
      {isDesk ? <DeskFooter /> : <Footer />}
      {!isDesk && <ConsentBanner />}
      {isWatched && <SessionWatch />}
    </>
  );
}

/** The footer of every page of the desk. */
function DeskFooter() {
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
