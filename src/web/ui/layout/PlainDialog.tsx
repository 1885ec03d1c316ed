import type { ReactNode } from "react";
import styles from "./Dialog.module.css";

interface Props {
  /** Names the dialog and, with -title behind it, its title; once in a page. */
  id: string;
  title: string;
  /** The id of what explains the dialog, read out when it opens. */
  describedBy?: string;
  children: ReactNode;
  actions: ReactNode;
}

/** A dialog of a plain page: out of sight until a small program opens it with openModal. */
export function PlainDialog({ id, title, describedBy, children, actions }: Props) {
  return (
    <dialog
      id={id}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={describedBy}
      aria-modal="true"
    >
      <div className={styles.veil} aria-hidden="true" />
      <div className={styles.box}>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        <div className={styles.body}>{children}</div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </dialog>
  );
}
