import type { ReactNode } from "react";
import styles from "./Dialog.module.css";

interface Props {
  /** The dialog's id and, with the suffix -title, its title's; unique in a page. */
  id: string;
  title: ReactNode;
  /** The id of the dialog's description, announced when it opens. */
  describedBy?: string;
  children: ReactNode;
  actions: ReactNode;
}

/** A dialog of a plain page: hidden until an enhancement opens it with openModal. */
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
