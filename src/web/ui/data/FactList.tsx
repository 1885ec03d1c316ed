import type { ReactNode } from "react";
import styles from "./FactList.module.css";

interface Props {
  facts: readonly { name: string; value: ReactNode }[];
}

/** Labelled facts as a list: what was entered, what was done. */
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
