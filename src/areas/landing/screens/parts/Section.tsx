import type { ReactNode } from "react";
import styles from "./Section.module.css";

interface Props {
  id: string;
  title: string;
  lead: string;
  /** On a band of mist from edge to edge, so that neighbours stand apart. */
  band?: boolean;
  children: ReactNode;
}

/** One part of the landing page: what it is about, in a heading and a sentence, and then it. */
export function Section({ id, title, lead, band = false, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={band ? `${styles.section} ${styles.band}` : styles.section}
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{lead}</p>
      </div>
      {children}
    </section>
  );
}
