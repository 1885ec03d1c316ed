import type { ReactNode } from "react";
import styles from "./FactList.module.css";

interface Props {
  facts: readonly { name: string; value: ReactNode }[];
}

/** Facts by name, one under the other: what was entered, what was done. */
export function FactList({ facts }: Props) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
