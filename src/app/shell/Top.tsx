import { bankName } from "#base/site/brand.ts";
import { DESK_HOME } from "#base/site/paths.ts";
import { useShared } from "#web/shared.ts";
import { Anchor } from "#web/ui/layout/Anchor.tsx";
import { Icon } from "#web/ui/layout/Icon.tsx";
import { AppBanner } from "./AppBanner.tsx";
import { Choices } from "./Choices.tsx";
import styles from "./Header.module.css";
import { Header } from "./Header.tsx";
import { Logo, SkipLink } from "./HeaderLink.tsx";
import { SignOut } from "./SignInState.tsx";
import { anchorWords, useShellTexts } from "./shell-texts.ts";

/** What comes before the screen of every page. */
export function Top() {
  if (useShared().site === "desk") return <DeskHeader />;
  return (
    <>
      <AppBanner />
      <Header />
    </>
  );
}

/** The header of every page of the desk: the bank's name, the choices, and sign-out. */
function DeskHeader() {
  const { visitor } = useShared();
  const texts = useShellTexts();
  return (
    <header className={styles.header}>
      <SkipLink />
      <div className={styles.bar}>
        <Anchor {...anchorWords(texts, "top")} />
        <a className={styles.home} href={DESK_HOME}>
          <Logo />
          <span className={styles.long}>
            {bankName[visitor.language]} {texts.desk}
          </span>
        </a>
        {/* There is no menu on a phone that would contain the choices. */}
        <details className={`${styles.drop} ${styles.choices} ${styles.always}`} data-menu="">
          <summary>
            <Icon name="globe" />
            <span className="sr-only">{texts.settings}</span>
          </summary>
          <div className={styles.panel}>
            <Choices />
          </div>
        </details>
        <SignOut action="/desk/sign-out" />
      </div>
    </header>
  );
}
