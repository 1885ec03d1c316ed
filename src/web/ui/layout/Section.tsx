import type { ReactNode } from "react";
import styles from "./Section.module.css";

interface Props {
  id: string;
  title: string;
  lead?: string | undefined;
  /** On a band of mist from edge to edge, so that neighbours stand apart. */
  band?: boolean;
  /** Nearer to its neighbours and with a smaller heading, below a title of the usual size. */
  compact?: boolean;
  children: ReactNode;
}

/** One part of a page that is read from top to bottom: what it is about, in a heading and a sentence, and then it. */
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
