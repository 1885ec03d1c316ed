import type { ReactNode } from "react";
import { Icon } from "../layout/Icon.tsx";
import styles from "./Notice.module.css";

const icons = { info: "tell", success: "right", warning: "warn", error: "wrong" } as const;

interface Props {
  kind: keyof typeof icons;
  /** The kind of message as a word: colour alone is not enough. */
  word: string;
  children: ReactNode;
  /** For messages that appear while the page is open: announced immediately. */
  live?: boolean;
}

/** A message to the reader: success, error, information, or warning. */
export function Notice({ kind, word, children, live = false }: Props) {
  const role = live ? (kind === "error" ? "alert" : "status") : undefined;
  return (
    <div className={styles.notice} data-kind={kind} role={role}>
      <p className={styles.word}>
        <Icon name={icons[kind]} />
        <strong>{word}</strong>
      </p>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
