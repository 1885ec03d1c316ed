import { type ReactNode, useState } from "react";
import { Button } from "../forms/Button.tsx";
import { Dialog } from "./Dialog.tsx";
import styles from "./DialogButton.module.css";
import { Icon } from "./Icon.tsx";
import { useHydrated } from "./use-hydrated.ts";

interface Props {
  /** The dialog's id; unique in a page. */
  id: string;
  label: string;
  title: string;
  closeLabel: string;
  children: ReactNode;
  actions?: ReactNode;
}

/** A button that opens a dialog; without scripts it expands the same content under itself. */
export function DialogButton({ id, label, title, closeLabel, children, actions }: Props) {
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);
  if (!hydrated) {
    return (
      <details className={styles.details}>
        <summary>
          <span>{label}</span>
          <Icon name="open" />
        </summary>
        <div className={styles.content}>
          <p className={styles.title}>{title}</p>
          {children}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </details>
    );
  }
  return (
    <>
      <Button type="button" variant="quiet" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <Dialog {...{ id, title, closeLabel, actions }} onClose={() => setOpen(false)}>
          {children}
        </Dialog>
      )}
    </>
  );
}
