import { SEARCH_PATH } from "#areas/search/rules.ts";
import { useShared } from "#web/shared.ts";
import styles from "./SearchLink.module.css";
import { useShellTexts } from "./shell.ts";

/** The way to the search of the whole site. */
export function SearchLink() {
  const { pathname } = useShared();
  const texts = useShellTexts();
  return (
    <a
      className={styles.search}
      href={SEARCH_PATH}
      aria-current={pathname === SEARCH_PATH ? "page" : undefined}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
        <path className={styles.sign} d="M4 11a7 7 0 1 0 14 0 7 7 0 0 0-14 0zM16 16l4.5 4.5" />
      </svg>
      <span>{texts.search}</span>
    </a>
  );
}
