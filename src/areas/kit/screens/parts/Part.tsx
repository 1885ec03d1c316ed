import type { ReactNode } from "react";
import styles from "./Part.module.css";

interface Props {
  id: string;
  title: string;
  lead?: string;
  /** How wide the specimens are: side by side, or each on a line of its own. */
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
