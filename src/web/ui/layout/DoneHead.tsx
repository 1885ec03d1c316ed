import type { ReactNode } from "react";
import styles from "./DoneHead.module.css";

interface Props {
  title: string;
  lead: string;
  /** The facts of what was done. */
  children: ReactNode;
}

/** The top of a confirmation page: a risen sun, what was done, and its reference. */
export function DoneHead({ title, lead, children }: Props) {
  return (
    <div className={styles.done}>
      <div className={styles.scene}>
        <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
          <circle cx="32" cy="32" r="30" className={styles.sun} />
          <path d="m20 33 8 8 17-19" className={styles.mark} />
        </svg>
      </div>
      <div className={styles.body}>
        <h1>{title}</h1>
        <p>{lead}</p>
        {children}
      </div>
    </div>
  );
}
