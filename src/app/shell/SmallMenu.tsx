import { EMERGENCIES_PATH } from "#areas/support/rules.ts";
import { SEARCH_PATH } from "#base/site/paths.ts";
import { useShared } from "#web/shared.ts";
import { Icon } from "#web/ui/layout/Icon.tsx";
import { Choices } from "./Choices.tsx";
import { currentAt, customerMenu, type MenuEntry, OPEN_ACCOUNT_PATH, visitorMenu } from "./menu.ts";
import { ProductList } from "./ProductList.tsx";
import { SignOut } from "./SignInState.tsx";
import styles from "./SmallMenu.module.css";
import { useShellTexts } from "./shell-texts.ts";

/** The menu on small screens: a customer's tasks first, then everything for visitors. */
export function SmallMenu() {
  const { visitor } = useShared();
  const texts = useShellTexts();
  return (
    <details className={styles.narrow} data-menu="">
      <summary>
        <Icon name="menu" />
        <Icon name="cross" />
        <span className="sr-only">{texts.openMenu}</span>
      </summary>
      <nav aria-label={texts.openMenu} className={styles.sheet}>
        {visitor.signedIn && (
          <>
            <h2>{texts.myBank}</h2>
            <ul className={styles.links}>
              <MenuLinks entries={customerMenu} />
            </ul>
            <SignOut action="/logout" />
          </>
        )}
        <ul className={styles.links}>
          {!visitor.signedIn && (
            <li>
              <a href={OPEN_ACCOUNT_PATH}>{texts.openAccount}</a>
            </li>
          )}
          <li>
            <a href={EMERGENCIES_PATH} className={styles.urgent}>
              {texts.emergencies}
            </a>
          </li>
          <li>
            <a href={SEARCH_PATH}>{texts.search}</a>
          </li>
          <MenuLinks entries={visitorMenu} />
        </ul>
        <h2>{texts.products}</h2>
        <ProductList />
        <Choices />
      </nav>
    </details>
  );
}

/** Entries of a menu as list items; the page's own, or its section's, is marked as current. */
export function MenuLinks({ entries }: { entries: readonly MenuEntry[] }) {
  const { pathname } = useShared();
  const texts = useShellTexts();
  return entries.map((entry) => (
    <li key={entry.path}>
      <a href={entry.path} aria-current={currentAt(entry, pathname)}>
        {texts.pageNames[entry.label]}
      </a>
    </li>
  ));
}
