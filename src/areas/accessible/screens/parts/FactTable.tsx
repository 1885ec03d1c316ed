import { Fragment } from "react";
import type { Fact } from "#areas/transfer/rules/facts.ts";
import { type AccountNumber as Digits, formatAccountNumber } from "#base/banks/account-number.ts";
import { Spoken } from "#web/ui/data/Spoken.tsx";
import { Table } from "#web/ui/data/Table.tsx";
import type { Texts } from "../../texts/zh.ts";
import styles from "./parts.module.css";

interface Props {
  id: string;
  caption: string;
  texts: Texts["transfer"];
  facts: readonly Fact[];
  /** What stands in the place of an amount that the customer has hidden. */
  hiddenLabel: string;
}

/** Facts in rows, each with its label. */
export function FactTable({ id, caption, texts, facts, hiddenLabel }: Props) {
  return (
    <Table
      id={id}
      caption={caption}
      columns={[{ label: texts.item }, { label: texts.content }]}
      rows={facts.map(({ label, lines, number, hidden }) => ({
        key: label,
        cells: [
          label,
          <Lines key="content" lines={hidden ? [hiddenLabel] : lines} number={number} />,
        ],
      }))}
    />
  );
}

/** The first line is the fact itself; explanations follow below, separated by a spoken pause. */
function Lines({ lines, number }: { lines: readonly string[]; number: string | undefined }) {
  const [first, ...more] = lines;
  return (
    <>
      {first !== undefined && <Spoken text={first} />}
      {more.map((line) => (
        <Fragment key={line}>
          {" "}
          <br />
          <span className={styles.words}>
            <Spoken text={line} />
          </span>
        </Fragment>
      ))}
      {number && (
        <>
          {first !== undefined && (
            <>
              {" "}
              <br />
            </>
          )}
          <AccountNumber number={number} />
        </>
      )}
    </>
  );
}

/** An account number, grouped visually and read out digit by digit by screen readers. */
export function AccountNumber({ number }: { number: string }) {
  return (
    <>
      <span aria-hidden="true">{formatAccountNumber(number as Digits)}</span>
      <span className="sr-only">{[...number].join(" ")}</span>
    </>
  );
}
