import { fill, languageTags } from "#base/text/language.ts";
import { Icon } from "#web/ui/layout/Icon.tsx";
import { formatBytes } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./document.module.css";
import type { ShownDocument } from "./requested-document.ts";

/** The files of the shown version, one per language. */
export function Downloads({ texts, document }: { texts: Texts; document: ShownDocument }) {
  const { documentVersion, versions } = document;
  const files = versions.find((each) => each.documentVersion === documentVersion)?.files ?? [];
  return (
    <aside className={styles.downloads} aria-labelledby="downloads">
      <h2 id="downloads">{texts.document.downloads}</h2>
      <ul>
        {files.map(({ language, fileUrl, fileBytes }) => (
          <li key={language}>
            <a href={fileUrl} hrefLang={languageTags[language]} type="application/pdf">
              <Icon name="download" />
              <span>{texts.languages[language]}</span>
              <span className={styles.size}>
                {fileBytes ? fill(texts.sized, { size: formatBytes(fileBytes) }) : texts.pdf}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p>{texts.document.downloadsLead}</p>
      {versions.length > 1 && (
        <p className={styles.more}>
          <a href="#versions">{texts.document.allVersions}</a>
        </p>
      )}
    </aside>
  );
}
