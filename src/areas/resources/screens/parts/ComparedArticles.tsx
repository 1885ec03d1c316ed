import { Fragment } from "react";
import { CELL_GAP } from "../../rules/comparison.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./comparison.module.css";
import type { Comparison } from "./requested-document.ts";

type Words = Texts["comparison"];
type Article = Comparison["articles"][number];
type Mark = Article["titleMarks"][number];

interface Props {
  texts: Words;
  articles: readonly Article[];
}

/** Articles in the order of the later version: changed ones in full, the rest by their headings. */
export function ComparedArticles({ texts, articles }: Props) {
  return (
    <div className={styles.articles}>
      {articles.map((article, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a comparison is static
        <section key={place} data-change={article.change}>
          <h2>
            <span>
              {article.titleMarks.length > 0 ? (
                <Marks texts={texts} marks={article.titleMarks} />
              ) : (
                texts.opening
              )}
            </span>
            <span className={styles.change}>{texts.changes[article.change]}</span>
          </h2>
          {article.lines.map(({ lineType, marks }, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: its lines are static too
            <p key={line} data-line={lineType}>
              <Marks texts={texts} marks={marks} />
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}

/** A text with its removed and added parts; the marks are also in text for screen readers. */
function Marks({ texts, marks }: { texts: Words; marks: readonly Mark[] }) {
  return marks.map(({ mark, text }, place) => {
    const key = `${place}`;
    if (mark === "same")
      return (
        <span key={key}>
          <Cells text={text} />
        </span>
      );
    const Element = mark === "removed" ? "del" : "ins";
    return (
      <Element key={key}>
        <span className="sr-only">{texts[mark]}</span>
        <Cells text={text} />
        <span className="sr-only">{texts[`${mark}End`]}</span>
      </Element>
    );
  });
}

/** A text with a line between the cells of a table. */
function Cells({ text }: { text: string }) {
  return text.split(CELL_GAP).map((cell, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a comparison is static
    <Fragment key={place}>
      {place > 0 && <span className={styles.cell}> </span>}
      {cell}
    </Fragment>
  ));
}
