import type { ReactNode } from "react";
import styles from "./Part.module.css";

interface Props {
  id: string;
  title: string;
  lead?: string;
  /** The width of the specimens: side by side, or one per row. */
  wide?: boolean;
  children: ReactNode;
}

/** One kind of component, with all its specimens. */
export function Part({ id, title, lead, wide = false, children }: Props) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={wide ? styles.lines : styles.columns}>{children}</div>
    </section>
  );
}

/** Places its children side by side while there is room. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** A component in one state, under the name of the state. */
export function Specimen({ state, children }: { state: string; children: ReactNode }) {
  return (
    <div className={styles.specimen}>
      <p className={styles.state}>{state}</p>
      <div className={styles.shown}>{children}</div>
    </div>
  );
}
