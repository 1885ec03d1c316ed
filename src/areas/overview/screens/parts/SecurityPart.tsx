import type { ReactNode } from "react";
import styles from "./SecurityPart.module.css";

interface Props {
  id: string;
  title: string;
  lead?: string;
  children: ReactNode;
}

/** One subject of the security page. */
export function SecurityPart({ id, title, lead, children }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.part}>
      <h2 id={`${id}-title`}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </section>
  );
}
