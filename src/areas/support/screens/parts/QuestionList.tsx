import type { Output } from "#base/call/call.ts";
import { Marked } from "#web/ui/data/Marked.tsx";
import rowLinks from "#web/ui/data/row-links.module.css";
import type { searchFaqs } from "../../contract.ts";
import styles from "./QuestionList.module.css";

type FoundRow = Output<typeof searchFaqs>["faqs"][number];

/** An entry as any of the calls lists it; only a search has marks and a part of the answer. */
type Row = Pick<FoundRow, "faqNumber" | "question" | "subcategoryName" | "faqUrl"> &
  Partial<FoundRow>;

interface Props {
  rows: readonly Row[];
  /** Leaves out what each belongs to where all belong to the same. */
  plain?: boolean;
  /** In two columns where there is room. */
  columns?: boolean;
}

/** Questions one under the other; each leads to its answer. */
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
