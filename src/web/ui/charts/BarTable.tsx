import { Table } from "../data/Table.tsx";
import styles from "./BarTable.module.css";
import { round } from "./chart-scale.ts";

interface Props {
  /** The table's id; unique in a page. */
  id: string;
  caption: string;
  /** The name of the first column, and a label for each row. */
  along: { name: string; labels: readonly string[] };
  /** Each has a value for every label; the first one is drawn. None is negative. */
  series: readonly { name: string; values: readonly number[] }[];
}

/** Compares categories by size: a table whose first figure is also a bar. Use BarChart for time. */
export function BarTable({ id, caption, along, series }: Props) {
  const [drawn, ...others] = series;
  const largest = Math.max(1, ...(drawn?.values ?? []));
  return (
    <div className={styles.bars}>
      <Table
        id={id}
        caption={caption}
        captionHidden
        columns={[
          { label: along.name },
          { label: drawn?.name ?? "" },
          ...others.map(({ name }) => ({ label: name, numeric: true })),
        ]}
        rows={along.labels.map((label, row) => {
          const value = drawn?.values[row] ?? 0;
          return {
            key: label,
            cells: [
              label,
              <span key="bar" className={styles.bar}>
                <svg aria-hidden="true">
                  <rect width={`${round((value / largest) * 100)}%`} height="100%" />
                </svg>
                <span>{value}</span>
              </span>,
              ...others.map(({ values }) => values[row] ?? 0),
            ],
          };
        })}
      />
    </div>
  );
}
