import { type ReactNode, useEffect, useRef } from "react";
import styles from "./Conversation.module.css";

/** A message as it is shown. */
export interface ShownMessage {
  key: string;
  /** One's own stand on the right. */
  isOwn: boolean;
  author: string;
  /** Null while it is being sent. */
  time: string | null;
  text: ReactNode;
  /** What stands under the text within its frame: entries, pictures. */
  more?: ReactNode;
  /** What stands under its frame: that something was hidden, that it was read. */
  note?: ReactNode;
}

interface Props {
  label: string;
  messages: readonly ShownMessage[];
  /** The id of the newest message, where an address leads to it. */
  newestId?: string;
  /** What stands under the newest: that the other one is writing. */
  foot?: ReactNode;
}

/** What two people wrote, the newest at the end; it opens there by style alone. */
export function Conversation({ label, messages, newestId, foot }: Props) {
  const log = useRef<HTMLDivElement>(null);
  const newest = messages[messages.length - 1]?.key;
  const count = useRef(messages.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message moves the log
  useEffect(() => {
    if (messages.length > count.current && log.current) showNewest(log.current);
    count.current = messages.length;
  }, [newest, messages.length]);
  return (
    <div
      ref={log}
      role="log"
      aria-live="polite"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
      tabIndex={0}
      className={styles.log}
    >
      <div className={styles.inside}>
        <ol>
          {messages.map(({ key, isOwn, author, time, text, more, note }, index) => (
            <li
              key={key}
              className={isOwn ? styles.own : styles.other}
              {...(newestId && index === messages.length - 1 ? { id: newestId, tabIndex: -1 } : {})}
            >
              <p className={styles.author}>
                <span>{author}</span> {time && <span className={styles.time}>{time}</span>}
              </p>
              <div className={styles.bubble}>
                {text !== "" && <p>{text}</p>}
                {more}
              </div>
              {note && <div className={styles.note}>{note}</div>}
            </li>
          ))}
        </ol>
        <p role="status" className={styles.foot}>
          {foot}
        </p>
      </div>
    </div>
  );
}

/** Moves to the end; where the newest is long, to the message before it, which is its question. */
function showNewest(log: HTMLElement): void {
  // Not by a selector of list items: a message may hold a list of its own.
  const before = log.querySelector("ol")?.lastElementChild?.previousElementSibling;
  log.scrollTop = log.scrollHeight;
  if (!before) return;
  const above = log.getBoundingClientRect().top - before.getBoundingClientRect().top;
  if (above > 0) log.scrollTop -= above;
}
