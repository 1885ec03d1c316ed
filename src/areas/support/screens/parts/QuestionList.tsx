import type { Output } from "#base/call/call.ts";
import { Marked } from "#web/ui/data/Marked.tsx";
import rowLinks from "#web/ui/data/row-links.module.css";
import type { searchFaqs } from "../../contract.ts";
import styles from "./QuestionList.module.css";

type FoundRow = Output<typeof searchFaqs>["faqs"][number];

/** An entry as listed by any call; only a search has highlights and an excerpt. */
type Row = Pick<FoundRow, "faqNumber" | "question" | "subcategoryName" | "faqUrl"> &
  Partial<FoundRow>;

interface Props {
  rows: readonly Row[];
  /** Leaves out the category if all entries have the same one. */
  plain?: boolean;
  /** In two columns if there is room. */
  columns?: boolean;
}

/** A list of questions; each links to its answer. */
export function QuestionList({ rows, plain = false, columns = false }: Props) {
  return (
    <ul className={`${rowLinks.rows} ${styles.questions} ${columns ? styles.columns : ""}`}>
      {rows.map((row) => (
        <li key={row.faqNumber}>
          <a href={row.faqUrl}>
            <Marked text={row.question} marks={row.questionHighlights ?? []} />
          </a>
          {row.excerpt && (
            <p>
              <Marked text={row.excerpt} marks={row.excerptHighlights ?? []} />
            </p>
          )}
          {!plain && <p className={styles.kind}>{row.subcategoryName}</p>}
        </li>
      ))}
    </ul>
  );
}
