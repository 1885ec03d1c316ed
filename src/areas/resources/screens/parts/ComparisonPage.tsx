import { fill } from "#base/text/language.ts";
import { ArticleHead } from "#web/ui/layout/ArticleHead.tsx";
import { Page } from "#web/ui/layout/Page.tsx";
import { documentPath, type Shown } from "../../rules.ts";
import type { Texts } from "../../texts/zh.ts";
import { ComparedArticles } from "./ComparedArticles.tsx";
import styles from "./comparison.module.css";
import { PairForm } from "./PairForm.tsx";
import type { Comparison, ShownDocument } from "./requested-document.ts";

interface Props {
  texts: Texts;
  document: ShownDocument;
  comparison: Comparison;
  at(shown: Shown): string;
}

/** Two versions of a document: how much changed, and what, by marks and in words. */
export function ComparisonPage({ texts, document, comparison, at }: Props) {
  const words = texts.comparison;
  const { fromVersion, toVersion, counts, documentTitle: title } = comparison;
  const lead = fill(words.lead, {
    from: fromVersion.documentVersion,
    fromDay: fromVersion.documentEffectiveOn,
    to: toVersion.documentVersion,
    toDay: toVersion.documentEffectiveOn,
  });
  const counted = counts.filter(({ total }) => total > 0);
  const isSame = comparison.articles.every(({ change }) => change === "unchanged");
  return (
    <Page
      title={`${words.title} ${title}`}
      description={lead}
      canonical={documentPath(document.documentNumber)}
    >
      <article>
        <ArticleHead
          back={{ href: at({ version: toVersion.documentVersion }), name: words.back }}
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
            {counted.map(({ change, total }) => (
              <li key={change} data-change={change}>
                {words.changes[change]} <strong>{fill(words.articles, { count: total })}</strong>
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
        <ComparedArticles texts={words} articles={comparison.articles} />
        <p className={styles.whole}>
          <a href={at({ version: toVersion.documentVersion })}>
            {fill(words.whole, { version: toVersion.documentVersion })}
          </a>
        </p>
      </article>
    </Page>
  );
}
