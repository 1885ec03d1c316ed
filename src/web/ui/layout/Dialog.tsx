import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "../forms/Button.tsx";
import styles from "./Dialog.module.css";
import { openModal } from "./modal.ts";

interface Props {
  /** Names the title; once in a page. */
  id: string;
  title: string;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  /** What else can be done, beside closing. */
  actions?: ReactNode;
}

/** A question over the page, open for as long as it is drawn. Scripts only: see DialogButton. */
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
