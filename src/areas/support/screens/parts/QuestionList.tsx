import type { Output } from "#base/call.ts";
import { Marked } from "#web/ui/Marked.tsx";
import rowLinks from "#web/ui/row-links.module.css";
import type { searchFaqs } from "../../contract.ts";
import styles from "./QuestionList.module.css";

type FoundRow = Output<typeof searchFaqs>["faqList"][number];

/** An entry as any of the calls lists it; only a search has marks and a part of the answer. */
type Row = Pick<FoundRow, "faqNbr" | "sbjtCont" | "subCtgNm" | "faqDtlUrl"> & Partial<FoundRow>;

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
        <li key={row.faqNbr}>
          <a href={row.faqDtlUrl}>
            <Marked text={row.sbjtCont} marks={row.sbjtMarkList ?? []} />
          </a>
          {row.smryCont && (
            <p>
              <Marked text={row.smryCont} marks={row.smryMarkList ?? []} />
            </p>
          )}
          {!plain && <p className={styles.kind}>{row.subCtgNm}</p>}
        </li>
      ))}
    </ul>
  );
}
