import { SEARCH_PATH } from "#areas/search/rules.ts";
import { EMERGENCIES_PATH } from "#areas/support/rules.ts";
import { bankName } from "#base/site/brand.ts";
import { useShared } from "#web/shared.ts";
import { Anchor } from "#web/ui/layout/Anchor.tsx";
import { Choices } from "./Choices.tsx";
import { EmergencyLink } from "./EmergencyLink.tsx";
import { Globe } from "./Globe.tsx";
import styles from "./Header.module.css";
import { Mark } from "./Mark.tsx";
import { menu } from "./menu.ts";
import { ProductList } from "./ProductList.tsx";
import { SearchLink } from "./SearchLink.tsx";
import { SignInState, SignOut } from "./SignInState.tsx";
import { SkipLink } from "./SkipLink.tsx";
import { anchorWords, useShellTexts } from "./shell.ts";

/** The top of every page: the way to the content, home, the menus, the choices and sign-in. */
export function Header() {
  const { visitor } = useShared();
  const texts = useShellTexts();
  return (
    <header className={styles.header}>
      <SkipLink />
      <div className={styles.bar}>
        <Anchor {...anchorWords(texts, "top")} />
        <a className={styles.home} href="/">
          <Mark />
          <span>{bankName[visitor.language]}</span>
        </a>
        <nav aria-label={texts.menu} className={styles.wide}>
          <ul className={styles.links}>
            <li>
              <details className={styles.drop} data-menu="">
                <summary>{texts.products}</summary>
                <div className={styles.panel}>
                  <ProductList />
                </div>
              </details>
            </li>
            <MenuLinks />
          </ul>
        </nav>
        <EmergencyLink />
        <SearchLink />
        <details className={`${styles.drop} ${styles.choices}`} data-menu="">
          <summary>
            <Globe />
            {/* Who is signed in has more in the same row: the sign is enough, and its word is read out. */}
            <span className={visitor.signedIn ? "sr-only" : undefined}>{texts.settings}</span>
          </summary>
          <div className={styles.panel}>
            <Choices />
          </div>
        </details>
        <SignInState />
        <details className={styles.narrow} data-menu="">
          <summary>
            <Bars />
            <span className="sr-only">{texts.openMenu}</span>
          </summary>
          <nav aria-label={texts.openMenu} className={styles.sheet}>
            <h2>{texts.products}</h2>
            <ProductList />
            <ul className={styles.links}>
              <li>
                <a href={SEARCH_PATH}>{texts.search}</a>
              </li>
              <MenuLinks />
              <li>
                <a href={EMERGENCIES_PATH}>{texts.emergencies}</a>
              </li>
            </ul>
            <SignOut action="/logout" />
            <Choices />
          </nav>
        </details>
      </div>
    </header>
  );
}

function MenuLinks() {
  const { pathname } = useShared();
  const texts = useShellTexts();
  return menu.map(({ path, label }) => (
    <li key={path}>
      <a href={path} aria-current={pathname === path ? "page" : undefined}>
        {texts[label]}
      </a>
    </li>
  ));
}

function Bars() {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path className={styles.sign} d="M4 7h16M4 12h16M4 17h16" />
    </svg>
  );
}
