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
