import { bankName } from "#base/brand.ts";
import { languages, languageTags } from "#base/language.ts";
import { withChoice } from "#base/visitor.ts";
import { useShared } from "#web/shared.ts";
import styles from "./Header.module.css";
import { menu } from "./menu.ts";
import { useShellTexts } from "./shell.ts";

const languageNames = { zh: "中文", en: "English", ko: "한국어" } as const;

/** The top of every page: the way to the content, home, the menu and the language. */
export function Header() {
  const { visitor, pathname, search } = useShared();
  const texts = useShellTexts();
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#main">
        {texts.skip}
      </a>
      <div className={styles.bar}>
        <a className={styles.home} href="/">
          <Mark />
          <span>{bankName[visitor.language]}</span>
        </a>
        <nav aria-label={texts.menu} className={styles.menu}>
          <ul>
            {menu.map(({ path, label }) => (
              <li key={path}>
                <a href={path} aria-current={pathname === path ? "page" : undefined}>
                  {texts[label]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={texts.language} className={styles.languages}>
          <ul>
            {languages.map((language) => (
              <li key={language}>
                <a
                  href={withChoice(search, "lang", languageTags[language])}
                  hrefLang={languageTags[language]}
                  lang={languageTags[language]}
                  aria-current={language === visitor.language ? "true" : undefined}
                >
                  {languageNames[language]}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}

/** The bank's mark: a sun that rises over a line of sea. */
function Mark() {
  return (
    <svg viewBox="0 0 40 40" width="36" height="36" aria-hidden="true" focusable="false">
      <circle cx="20" cy="20" r="20" className={styles.sky} />
      <path d="M9 24a11 11 0 0 1 22 0z" className={styles.sun} />
      <path d="M7 28h26M12 33h16" className={styles.sea} />
    </svg>
  );
}
