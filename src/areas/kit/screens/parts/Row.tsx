import type { ReactNode } from "react";
import styles from "./Row.module.css";

/** Things that stand side by side while there is room. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
