import type { ReactNode } from "react";
import { Icon } from "../layout/Icon.tsx";
import styles from "./Notice.module.css";

const icons = { info: "tell", success: "right", warning: "warn", error: "wrong" } as const;

interface Props {
  kind: keyof typeof icons;
  /** What kind of news it is, in a word: colour alone tells nobody. */
  word: string;
  children: ReactNode;
  /** For news that appears while the page is open: read out at once. */
  live?: boolean;
}

/** News for the reader: good, bad, to know, or to beware of. */
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
