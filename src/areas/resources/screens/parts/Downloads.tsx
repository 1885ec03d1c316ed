import { fill, languageTags } from "#base/language.ts";
import { Icon } from "#web/ui/Icon.tsx";
import { formatBytes } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./document.module.css";
import type { ShownDocument } from "./document-asked.ts";

/** The files of the version that is shown, one for each language. */
export function Downloads({ texts, document }: { texts: Texts; document: ShownDocument }) {
  const { docRsrcVerCd, verList } = document;
  const files = verList.find((each) => each.docRsrcVerCd === docRsrcVerCd)?.fileList ?? [];
  return (
    <aside className={styles.downloads} aria-labelledby="downloads">
      <h2 id="downloads">{texts.document.downloads}</h2>
      <ul>
        {files.map(({ lngDsCd, fileUrl, fileSz }) => (
          <li key={lngDsCd}>
            <a href={fileUrl} hrefLang={languageTags[lngDsCd]} type="application/pdf">
              <Icon name="download" />
              <span>{texts.languages[lngDsCd]}</span>
              <span className={styles.size}>
                {fileSz ? fill(texts.sized, { size: formatBytes(fileSz) }) : texts.pdf}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p>{texts.document.downloadsLead}</p>
      {verList.length > 1 && (
        <p className={styles.more}>
          <a href="#versions">{texts.document.allVersions}</a>
        </p>
      )}
    </aside>
  );
}
