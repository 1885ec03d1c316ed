import type { ReactNode } from "react";
import styles from "./Row.module.css";

/** Places its children side by side while there is room. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
