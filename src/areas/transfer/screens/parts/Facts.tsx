import { Fragment } from "react";
import { FactList } from "#web/ui/data/FactList.tsx";
import type { Fact } from "../../rules/facts.ts";
import { AccountNumber } from "./AccountNumber.tsx";
import styles from "./transfer.module.css";

/** Facts as a list: the fact itself, and under it what explains it. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <FactList
      facts={facts.map(({ label, lines, number }) => ({
        name: label,
        value: (
          <>
            {lines[0]}{" "}
            {lines.slice(1).map((line) => (
              <Fragment key={line}>
                <span className={styles.why}>{line}</span>{" "}
              </Fragment>
            ))}
            {number && <AccountNumber number={number} />}
          </>
        ),
      }))}
    />
  );
}
