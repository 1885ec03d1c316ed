import type { ReactNode } from "react";
import styles from "./Panel.module.css";

interface Props {
  id: string;
  title: string;
  note?: string | undefined;
  /** A link to the full page. */
  way?: { href: string; label: string } | undefined;
  children: ReactNode;
}

/** One subject of the overview. */
export function Panel({ id, title, note, way, children }: Props) {
  return (
    <section aria-labelledby={id} className={styles.panel}>
      <h2 id={id}>{title}</h2>
      {children}
      {note && <p className={styles.note}>{note}</p>}
      {way && (
        <p className={styles.way}>
          <a href={way.href}>{way.label}</a>
        </p>
      )}
    </section>
  );
}
