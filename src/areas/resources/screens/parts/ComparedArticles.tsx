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

/** Articles in the order of the later version: what changed in full, the rest by its heading. */
export function ComparedArticles({ texts, articles }: Props) {
  return (
    <div className={styles.articles}>
      {articles.map((article, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a comparison never changes under its reader
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
            // biome-ignore lint/suspicious/noArrayIndexKey: nor do its lines
            <p key={line} data-line={lineType}>
              <Marks texts={texts} marks={marks} />
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}

/** A text with what went and what came; those who cannot see the marks are told where they are. */
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
