import type { MouseEvent, ReactNode } from "react";
import { Icon, type IconName } from "../layout/Icon.tsx";
import styles from "./Button.module.css";

interface Props {
  children: ReactNode;
  type?: "submit" | "button";
  variant?: "main" | "quiet" | "danger" | "link";
  /** With it, it is a link that looks like a button. */
  href?: string;
  icon?: IconName;
  /** What the form submits when this button was pressed. */
  name?: string;
  value?: string;
  onClick?: (() => void) | undefined;
  /** True while the last press is being processed: it stays focusable, and says why it waits. */
  busy?: boolean;
  busyLabel?: string;
}

/** A button; the primary one submits its form. It is never disabled, it explains instead. */
export function Button({
  children,
  type = "submit",
  variant = "main",
  href,
  icon,
  ...rest
}: Props) {
  const { name, value, onClick, busy = false, busyLabel } = rest;
  if (href !== undefined) {
    return (
      <a href={href} className={`${styles.button} ${styles[variant]}`} onClick={onClick}>
        {icon && <Icon name={icon} />}
        <span>{children}</span>
      </a>
    );
  }
  // A second press while the first is in progress must not submit the form again.
  const press = (event: MouseEvent) => (busy ? event.preventDefault() : onClick?.());
  const sign = busy ? "wait" : icon;
  return (
    <>
      <button
        type={type}
        name={name}
        value={value}
        className={`${styles.button} ${styles[variant]}`}
        data-busy={busy || undefined}
        onClick={onClick || busyLabel ? press : undefined}
      >
        {sign && <Icon name={sign} />}
        <span>{busy && busyLabel ? busyLabel : children}</span>
      </button>
      {busyLabel && (
        <span role="status" className="sr-only">
          {busy && busyLabel}
        </span>
      )}
    </>
  );
}
