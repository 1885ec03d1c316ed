import { fill } from "#base/text/language.ts";
import { Prose } from "#web/ui/data/Prose.tsx";
import { ArticleHead } from "#web/ui/layout/ArticleHead.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { documentPath, FORMS, type Shown } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import { ComparisonPage } from "./ComparisonPage.tsx";
import { Downloads } from "./Downloads.tsx";
import styles from "./document.module.css";
import type { RequestedDocument } from "./requested-document.ts";
import { VersionFacts } from "./VersionFacts.tsx";
import { VersionNotice } from "./VersionNotice.tsx";
import { Versions } from "./Versions.tsx";

interface Props extends RequestedDocument {
  texts: Texts;
  /** The address of this document in another version, or compared with one. */
  at(shown: Shown): string;
  back: { href: string; name: string };
}

/** A document to read: its text, files and versions; or a comparison of two versions. */
export function DocumentPage({ texts, document, comparison, at, back }: Props) {
  if (comparison) return <ComparisonPage texts={texts} {...{ document, comparison, at }} />;
  const kind = texts.types[document.documentType];
  const version = fill(texts.version, { version: document.documentVersion });
  return (
    <Page
      title={`${document.documentTitle} ${version}`}
      description={document.documentSummary}
      canonical={documentPath(document.documentNumber)}
    >
      <article>
        <ArticleHead
          back={back}
          {...(kind === back.name ? {} : { kind })}
          title={document.documentTitle}
        >
          <VersionFacts texts={texts} version={document} />
          <span className={styles.state} data-state={document.documentState}>
            {texts.states[document.documentState]}
          </span>
        </ArticleHead>
        <div className={styles.beside}>
          <VersionNotice texts={texts} document={document} at={at} />
          <Downloads texts={texts} document={document} />
          <div>
            <p className={styles.summary}>{document.documentSummary}</p>
            <Prose text={document.documentBody} anchors />
            {document.documentType === FORMS && (
              <p className={styles.end}>{texts.document.paper}</p>
            )}
          </div>
        </div>
        <Versions texts={texts} document={document} at={at} />
      </article>
    </Page>
  );
}
