import type { Output } from "#base/call.ts";
import { Marked } from "#web/ui/Marked.tsx";
import rowLinks from "#web/ui/row-links.module.css";
import type { searchSite } from "../../contract.ts";
import type { Texts } from "../../texts/zh.ts";
import styles from "./ResultList.module.css";

type FoundRow = Output<typeof searchSite>["srchList"][number];

/** What was found, or comes near: only the former has marks and a part of the text. */
type Row = Output<typeof searchSite>["nearList"][number] & Partial<FoundRow>;

interface Props {
  texts: Pick<Texts, "kinds">;
  rows: readonly Row[];
}

/** What was found one under the other, each with its kind; each leads to its page. */
export function ResultList({ texts, rows }: Props) {
  return (
    <ul className={`${rowLinks.rows} ${styles.results}`}>
      {rows.map((row) => (
        <li key={row.dtlUrl}>
          <p className={styles.kind}>
            <b>{texts.kinds[row.srchKndCd]}</b>
            <span>{row.ctgNm}</span>
            {row.dtCont && <span>{row.dtCont}</span>}
          </p>
          <a href={row.dtlUrl}>
            <Marked text={row.titlCont} marks={row.titlMarkList ?? []} />
          </a>
          {row.smryCont && (
            <p>
              <Marked text={row.smryCont} marks={row.smryMarkList ?? []} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
