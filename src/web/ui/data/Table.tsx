import type { ReactNode } from "react";
import { ScrollFrame } from "./ScrollFrame.tsx";
import { Spoken } from "./Spoken.tsx";
import styles from "./Table.module.css";

interface Row {
  key: string;
  cells: readonly ReactNode[];
}

interface Props {
  /** The id of the frame and the caption; unique in a page. */
  id: string;
  caption: string;
  /** The caption may be elsewhere on the page; it is then only announced. */
  captionHidden?: boolean;
  columns: readonly { label: string; numeric?: boolean }[];
  rows: readonly Row[];
  /** The last row, for totals. */
  foot?: Row;
  /**
   * On small screens each row becomes a short list, or with "grid" a name with its figures in two
   * columns under it; without it the table scrolls.
   */
  stacked?: boolean | "grid";
}

/** Rows and columns; the first cell of a row is its header. Wide tables scroll in a frame. */
export function Table({ id, caption, captionHidden, columns, rows, foot, stacked }: Props) {
  const line = ({ key, cells }: Row) => (
    <tr key={key}>
      {columns.map(({ label, numeric }, column) => {
        const Cell = column === 0 ? "th" : "td";
        return (
          <Cell
            key={label}
            scope={column === 0 ? "row" : undefined}
            data-label={label}
            data-numeric={numeric}
          >
            {cells[column]}
          </Cell>
        );
      })}
    </tr>
  );
  return (
    <ScrollFrame className={styles.frame} name={{ labelledBy: id }} stacked={stacked}>
      <table>
        <caption id={id} className={captionHidden ? "sr-only" : undefined}>
          <span>
            <Spoken text={caption} />
          </span>
        </caption>
        <thead>
          <tr>
            {columns.map(({ label, numeric }) => (
              <th key={label} scope="col" data-numeric={numeric}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.map(line)}</tbody>
        {foot && <tfoot>{line(foot)}</tfoot>}
      </table>
    </ScrollFrame>
  );
}
