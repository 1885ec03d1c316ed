import type { ReactNode } from "react";
import { bankName } from "#base/site/brand.ts";
import { DESK_HOME } from "#base/site/paths.ts";
import { useShared } from "#web/shared.ts";
import { Anchor } from "#web/ui/layout/Anchor.tsx";
import styles from "./HeaderFrame.module.css";
import { anchorWords, useShellTexts } from "./shell-texts.ts";

/** What the headers of both sites share: the skip link, the anchor, and the link home. */
export function HeaderFrame({ children }: { children: ReactNode }) {
  const { site, visitor } = useShared();
  const texts = useShellTexts();
  const isDesk = site === "desk";
  return (
    <header className={isDesk ? styles.header : `${styles.header} ${styles.sticky}`}>
      {/* The first element in the tab order: skips the menus. Only visible with focus. */}
      <a className={styles.skip} href="#main">
        {texts.skip}
      </a>
      <div className={styles.bar}>
        <Anchor {...anchorWords(texts, "top")} />
        <a className={styles.home} href={isDesk ? DESK_HOME : "/"}>
          <Logo />
          <span className={isDesk ? styles.long : undefined}>
            {bankName[visitor.language]}
            {isDesk && ` ${texts.desk}`}
          </span>
        </a>
        {children}
      </div>
    </header>
  );
}

/** The bank's logo: a sun that rises over a line of sea. */
function Logo() {
  return (
    <svg viewBox="0 0 40 40" width="36" height="36" aria-hidden="true" focusable="false">
      <circle cx="20" cy="20" r="20" className={styles.sky} />
      <path d="M9 24a11 11 0 0 1 22 0z" className={styles.sun} />
      <path d="M7 28h26M12 33h16" className={styles.sea} />
    </svg>
  );
}
