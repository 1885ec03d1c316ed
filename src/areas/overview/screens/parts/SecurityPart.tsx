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
    <div id={id} className={styles.part}>
      <h2>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}
