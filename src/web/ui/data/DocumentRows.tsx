import type { ReactNode } from "react";
import { Button } from "../forms/Button.tsx";
import styles from "./DocumentRows.module.css";

interface Props {
  rows: readonly {
    href: string;
    title: string;
    summary?: string;
    /** Version, day and the like. */
    facts: ReactNode;
    /** The file: its button's label, and what it is, for screen readers. */
    file: { href: string; label: string; of: string };
  }[];
}

/** Documents to read or download: an icon, the title, its facts, and its file. */
export function DocumentRows({ rows }: Props) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ href, title, summary, facts, file }) => (
        <li key={href}>
          <svg viewBox="0 0 40 48" className={styles.sign} aria-hidden="true" focusable="false">
            <path d="M4 3h22l10 10v32H4z" className={styles.sheet} />
            <path d="M26 3v10h10z" className={styles.corner} />
            <path d="M11 22h18M11 29h18M11 36h11" className={styles.lines} />
          </svg>
          <div>
            <h2>
              <a href={href}>{title}</a>
            </h2>
            {summary && <p>{summary}</p>}
            <p className={styles.facts}>{facts}</p>
          </div>
          <Button href={file.href} variant="quiet" icon="download">
            {file.label}
            <span className="sr-only"> {file.of}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
