import type { Output } from "#base/call/call.ts";
import { Marked } from "#web/ui/data/Marked.tsx";
import rowLinks from "#web/ui/data/row-links.module.css";
import type { searchSite } from "../../contract.ts";
import type { Texts } from "../../texts/words.ts";
import styles from "./ResultList.module.css";

type FoundRow = Output<typeof searchSite>["hits"][number];

/** A hit or a near match: only a hit has highlights and an excerpt. */
type Row = Output<typeof searchSite>["nearest"][number] & Partial<FoundRow>;

interface Props {
  texts: Pick<Texts, "kinds">;
  rows: readonly Row[];
}

/** The results as a list, each with its kind and a link to its page. */
export function ResultList({ texts, rows }: Props) {
  return (
    <ul className={`${rowLinks.rows} ${styles.results}`}>
      {rows.map((row) => (
        <li key={row.url}>
          <p className={styles.kind}>
            <b>{texts.kinds[row.searchKind]}</b>
            <span>{row.categoryName}</span>
            {row.dateText && <span>{row.dateText}</span>}
          </p>
          <a href={row.url}>
            <Marked text={row.title} marks={row.titleHighlights ?? []} />
          </a>
          {row.excerpt && (
            <p>
              <Marked text={row.excerpt} marks={row.excerptHighlights ?? []} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
