import type { ReactNode } from "react";
import styles from "./Specimen.module.css";

/** A component in one state, under the name of the state. */
export function Specimen({ state, children }: { state: string; children: ReactNode }) {
  return (
    <div className={styles.specimen}>
      <p className={styles.state}>{state}</p>
      <div className={styles.shown}>{children}</div>
    </div>
  );
}
