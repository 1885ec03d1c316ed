import { themes, withChoice } from "#base/site/visitor.ts";
import { languages, languageTags } from "#base/text/language.ts";
import { useShared } from "#web/shared.ts";
import styles from "./Choices.module.css";
import { useShellTexts } from "./shell-texts.ts";

const languageNames = { zh: "中文", en: "English", ko: "한국어" } as const;

/** The visitor's choices of language and appearance; each is a link, so no script is needed. */
export function Choices() {
  const { visitor, search } = useShared();
  const texts = useShellTexts();
  return (
    <div className={styles.choices}>
      <p>{texts.language}</p>
      <ul>
        {languages.map((language) => (
          <li key={language}>
            <a
              href={withChoice(search, "lang", languageTags[language])}
              data-choice="lang"
              hrefLang={languageTags[language]}
              lang={languageTags[language]}
              aria-current={language === visitor.language ? "true" : undefined}
            >
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
      <p>{texts.theme}</p>
      <ul>
        {themes.map((theme) => (
          <li key={theme}>
            <a
              href={withChoice(search, "theme", theme)}
              data-choice="theme"
              rel="nofollow"
              aria-current={theme === visitor.theme ? "true" : undefined}
            >
              {texts.themes[theme]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
