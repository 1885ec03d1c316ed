import { fill, languageTags } from "#base/text/language.ts";
import { blocksOf } from "#base/text/prose.ts";
import { partId } from "#web/ui/data/Prose.tsx";
import { Icon } from "#web/ui/layout/Icon.tsx";
import { formatBytes } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./document.module.css";
import type { ShownDocument } from "./requested-document.ts";

/** Fewer parts are seen at a glance. */
const PARTS_LEAST = 6;

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
      <Contents title={texts.document.contents} text={document.documentBody} />
    </aside>
  );
}

/** The parts of a long document, to go to. */
function Contents({ title, text }: { title: string; text: string }) {
  const parts = blocksOf(text).flatMap((block, place) =>
    block.kind === "heading" ? [{ id: partId(place), text: block.text }] : [],
  );
  if (parts.length < PARTS_LEAST) return null;
  return (
    <details className={styles.contents}>
      <summary>{title}</summary>
      <ol>
        {parts.map((part) => (
          <li key={part.id}>
            <a href={`#${part.id}`}>{part.text}</a>
          </li>
        ))}
      </ol>
    </details>
  );
}
