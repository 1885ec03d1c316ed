import type { ReactNode } from "react";
import styles from "./Section.module.css";

interface Props {
  id: string;
  title: string;
  lead?: string | undefined;
  /** On a full-width band of mist, to separate it from adjacent sections. */
  band?: boolean;
  /** With smaller margins and a smaller heading, below a title of the usual size. */
  compact?: boolean;
  children: ReactNode;
}

/** One section of a page: its heading, a sentence, and its content. */
export function Section({ id, title, lead, band = false, compact = false, children }: Props) {
  const classes = [styles.section, band && styles.band, compact && styles.compact];
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classes.filter(Boolean).join(" ")}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
