import { fill } from "#base/language.ts";
import { ArticleHead } from "#web/ui/ArticleHead.tsx";
import { Page } from "#web/ui/Page.tsx";
import { documentPath, type Shown } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import { ComparedArticles } from "./ComparedArticles.tsx";
import styles from "./comparison.module.css";
import type { Comparison, ShownDocument } from "./document-asked.ts";
import { PairForm } from "./PairForm.tsx";

interface Props {
  texts: Texts;
  document: ShownDocument;
  comparison: Comparison;
  at(shown: Shown): string;
}

/** Two versions of a document: how much changed, and what, told by marks and in words. */
export function ComparisonPage({ texts, document, comparison, at }: Props) {
  const words = texts.comparison;
  const { fromVer, toVer, cntList, docRsrcTitlCont: title } = comparison;
  const lead = fill(words.lead, {
    from: fromVer.docRsrcVerCd,
    fromDay: fromVer.docRsrcAplyDt,
    to: toVer.docRsrcVerCd,
    toDay: toVer.docRsrcAplyDt,
  });
  const counted = cntList.filter(({ totCnt }) => totCnt > 0);
  const isSame = comparison.artclList.every(({ chngCd }) => chngCd === "unchanged");
  return (
    <Page
      title={`${words.title} ${title}`}
      description={lead}
      canonical={documentPath(document.docRsrcNbr)}
    >
      <article>
        <ArticleHead
          back={{ href: at({ version: toVer.docRsrcVerCd }), name: words.back }}
          kind={words.title}
          title={title}
        >
          {lead}
        </ArticleHead>
        <PairForm texts={texts} document={document} comparison={comparison} address={at({})} />
        <section aria-labelledby="counts" className={styles.counts}>
          <h2 id="counts" className="sr-only">
            {words.counts}
          </h2>
          <ul>
            {counted.map(({ chngCd, totCnt }) => (
              <li key={chngCd} data-change={chngCd}>
                {words.changes[chngCd]} <strong>{fill(words.articles, { count: totCnt })}</strong>
              </li>
            ))}
          </ul>
        </section>
        {isSame ? (
          <p>{words.same}</p>
        ) : (
          <p className={styles.legend}>
            <span className="sr-only">{words.legend}</span>
            <del>{words.removedWord}</del>
            <ins>{words.addedWord}</ins>
          </p>
        )}
        <ComparedArticles texts={words} articles={comparison.artclList} />
        <p className={styles.whole}>
          <a href={at({ version: toVer.docRsrcVerCd })}>
            {fill(words.whole, { version: toVer.docRsrcVerCd })}
          </a>
        </p>
      </article>
    </Page>
  );
}
