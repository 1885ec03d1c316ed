import { EMERGENCIES_PATH } from "#areas/support/rules.ts";
import { SEARCH_PATH } from "#base/site/paths.ts";
import { useShared } from "#web/shared.ts";
import { Icon } from "#web/ui/layout/Icon.tsx";
import { Choices } from "./Choices.tsx";
import styles from "./Header.module.css";
import { HeaderFrame } from "./HeaderFrame.tsx";
import { HeaderLink } from "./HeaderLink.tsx";
import { customerBar, visitorMenu } from "./menu.ts";
import { ProductList } from "./ProductList.tsx";
import { SignInState } from "./SignInState.tsx";
import { MenuLinks, SmallMenu } from "./SmallMenu.tsx";
import { useShellTexts } from "./shell-texts.ts";

/** The header of every page of the customers' site: home, the menus, the choices and sign-in. */
export function Header() {
  const { visitor } = useShared();
  const texts = useShellTexts();
  return (
    <HeaderFrame>
      <nav aria-label={texts.menu} className={styles.wide}>
        <ul className={styles.links}>
          {visitor.signedIn && <MenuLinks entries={customerBar} />}
          <li>
            <details className={styles.drop} data-menu="">
              <summary>{texts.products}</summary>
              <div className={styles.panel}>
                <ProductList />
              </div>
            </details>
          </li>
          <MenuLinks entries={visitor.signedIn ? visitorMenu.slice(-1) : visitorMenu} />
        </ul>
      </nav>
      <EmergencyLink />
      <SearchLink />
      <ChoicesMenu isOnSmallScreens={false} />
      <SignInState />
      <SmallMenu />
    </HeaderFrame>
  );
}

/** The choices of language and appearance, behind an icon. */
export function ChoicesMenu({ isOnSmallScreens }: { isOnSmallScreens: boolean }) {
  const texts = useShellTexts();
  const shown = isOnSmallScreens ? styles.choices : `${styles.choices} ${styles.wide}`;
  return (
    <details className={`${styles.drop} ${shown}`} data-menu="">
      <summary>
        <Icon name="globe" />
        {/* Its label would take space that the menu needs; screen readers announce it. */}
        <span className="sr-only">{texts.settings}</span>
      </summary>
      <div className={styles.panel}>
        <Choices />
      </div>
    </details>
  );
}

/** The link to reporting a lost card and to help after fraud, on every page and screen size. */
function EmergencyLink() {
  const texts = useShellTexts();
  return (
    <HeaderLink href={EMERGENCIES_PATH} label={texts.emergencies} isUrgent>
      <Icon name="warn" />
    </HeaderLink>
  );
}

/** The link to the search of the whole site; on small screens the menu has it. */
function SearchLink() {
  const texts = useShellTexts();
  return (
    <HeaderLink href={SEARCH_PATH} label={texts.search}>
      <Icon name="search" />
    </HeaderLink>
  );
}
