import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../forms/Button.tsx";
import styles from "./Dialog.module.css";
import { openModal } from "./modal.ts";

interface Props {
  /** The title's id; unique in a page. */
  id: string;
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** Further actions besides closing. */
  actions?: ReactNode;
}

/** A dialog over the page, open while it is rendered. Scripts only: see DialogButton. */
export function Dialog({ id, title, closeLabel, onClose, children, actions }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(
    () => (dialog.current ? openModal(dialog.current, () => close.current()) : undefined),
    [],
  );
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} aria-modal="true">
      <div className={styles.veil} onClick={onClose} aria-hidden="true" />
      <div className={styles.box}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <div className={styles.body}>{children}</div>
        <div className={styles.actions}>
          {actions}
          <Button type="button" variant="quiet" onClick={onClose}>
            {closeLabel}
          </Button>
        </div>
      </div>
    </dialog>
  );
}
