import { Fragment } from "react";
import { CELL_GAP } from "../../rules/comparison.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./comparison.module.css";
import type { Comparison } from "./document-asked.ts";

type Words = Texts["comparison"];
type Article = Comparison["artclList"][number];
type Mark = Article["titlMrkList"][number];

interface Props {
  texts: Words;
  articles: readonly Article[];
}

/** Articles in the order of the later version: what changed in full, the rest by its heading. */
export function ComparedArticles({ texts, articles }: Props) {
  return (
    <div className={styles.articles}>
      {articles.map((article, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a comparison never changes under its reader
        <section key={place} data-change={article.chngCd}>
          <h2>
            <span>
              {article.titlMrkList.length > 0 ? (
                <Marks texts={texts} marks={article.titlMrkList} />
              ) : (
                texts.opening
              )}
            </span>
            <span className={styles.change}>{texts.changes[article.chngCd]}</span>
          </h2>
          {article.lineList.map(({ lineTpCd, mrkList }, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor do its lines
            <p key={line} data-line={lineTpCd}>
              <Marks texts={texts} marks={mrkList} />
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}

/** A text with what went and what came; those who cannot see the marks are told where they are. */
function Marks({ texts, marks }: { texts: Words; marks: readonly Mark[] }) {
  return marks.map(({ mrkCd, cont }, place) => {
    const key = `${place}`;
    if (mrkCd === "same")
      return (
        <span key={key}>
          <Cells text={cont} />
        </span>
      );
    const Element = mrkCd === "removed" ? "del" : "ins";
    return (
      <Element key={key}>
        <span className="sr-only">{texts[mrkCd]}</span>
        <Cells text={cont} />
        <span className="sr-only">{texts[`${mrkCd}End`]}</span>
      </Element>
    );
  });
}

/** Words, with a line where a cell of a table ends. */
function Cells({ text }: { text: string }) {
  return text.split(CELL_GAP).map((cell, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a comparison never changes under its reader
    <Fragment key={place}>
      {place > 0 && <span className={styles.cell}> </span>}
      {cell}
    </Fragment>
  ));
}
