import { Fragment } from "react";
import { Table } from "#web/ui/data/Table.tsx";
import type { Fact } from "../../rules/facts.ts";
import type { Texts } from "../../texts/zh.ts";
import { AccountNumber } from "./AccountNumber.tsx";
import styles from "./parts.module.css";

interface Props {
  id: string;
  caption: string;
  texts: Texts["transfer"];
  facts: readonly Fact[];
}

/** Facts one under the other, each with its name. */
export function FactTable({ id, caption, texts, facts }: Props) {
  return (
    <Table
      id={id}
      caption={caption}
      columns={[{ label: texts.item }, { label: texts.content }]}
      rows={facts.map(({ label, lines, number }) => ({
        key: label,
        cells: [label, <Lines key="content" lines={lines} number={number} />],
      }))}
    />
  );
}

/** The first line is the fact itself; what explains it stands under it. */
function Lines({ lines, number }: { lines: readonly string[]; number: string | undefined }) {
  const [first, ...more] = lines;
  return (
    <>
      {first}
      {more.map((line) => (
        <Fragment key={line}>
          <br />
          <span className={styles.words}>{line}</span>
        </Fragment>
      ))}
      {number && (
        <>
          {first !== undefined && <br />}
          <AccountNumber number={number} />
        </>
      )}
    </>
  );
}
