import { Fragment } from "react";
import { fill } from "#base/text/language.ts";
import { FactList } from "#web/ui/data/FactList.tsx";
import { PrivateAmount } from "#web/ui/data/PrivateAmount.tsx";
import type { Fact } from "../../rules/facts.ts";
import { AccountNumber } from "./AccountNumber.tsx";
import styles from "./transfer.module.css";

interface Props {
  facts: readonly Fact[];
  /** How a screen reader reads a masked number: "ending in {digits}". */
  endsIn: string;
  /** What a screen reader reads instead of a hidden amount. */
  hiddenLabel: string;
}

/** Facts as a list: the main line of each, with its explanations below. */
export function Facts({ facts, endsIn, hiddenLabel }: Props) {
  return (
    <FactList
      facts={facts.map(({ label, lines, number, hidden }) => ({
        name: label,
        value: (
          <>
            <Line text={lines[0] ?? ""} endsIn={endsIn} />{" "}
            {lines.slice(1).map((line) => (
              <Fragment key={line}>
                <span className={styles.why}>{line}</span>{" "}
              </Fragment>
            ))}
            {hidden && (
              <PrivateAmount money={{ amount: null, currency: hidden }} hiddenLabel={hiddenLabel} />
            )}
            {number && <AccountNumber number={number} />}
          </>
        ),
      }))}
    />
  );
}

/** A line; the stars of a masked number are hidden from screen readers. */
function Line({ text, endsIn }: { text: string; endsIn: string }) {
  const [, end] = /^\*+(\d+)$/.exec(text) ?? [];
  if (!end) return text;
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">{fill(endsIn, { digits: [...end].join(" ") })}</span>
    </>
  );
}
