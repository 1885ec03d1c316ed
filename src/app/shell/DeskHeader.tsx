import { bankName } from "#base/site/brand.ts";
import { DESK_HOME } from "#base/site/site-name.ts";
import { useShared } from "#web/shared.ts";
import { Anchor } from "#web/ui/layout/Anchor.tsx";
import { Icon } from "#web/ui/layout/Icon.tsx";
import { anchorWords } from "./anchor-words.ts";
import { Choices } from "./Choices.tsx";
import styles from "./Header.module.css";
import { Logo } from "./Logo.tsx";
import { SignOut } from "./SignInState.tsx";
import { SkipLink } from "./SkipLink.tsx";
import { useShellTexts } from "./shell.ts";

/** The header of every page of the desk: the bank's name, the choices, and sign-out. */
export function DeskHeader() {
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
