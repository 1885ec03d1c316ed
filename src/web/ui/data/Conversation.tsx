import { type ReactNode, useEffect, useRef } from "react";
import styles from "./Conversation.module.css";

/** A message as it is shown. */
export interface ShownMessage {
  key: string;
  /** The reader's own messages are on the right. */
  isOwn: boolean;
  author: string;
  /** Null while it is being sent. */
  time: string | null;
  text: ReactNode;
  /** Content under the text within its frame: entries, pictures. */
  more?: ReactNode;
  /** Content under its frame: that something was hidden, that it was read. */
  note?: ReactNode;
}

interface Props {
  label: string;
  messages: readonly ShownMessage[];
  /** The id of the newest message, where a link leads to it. */
  newestId?: string;
  /** Content under the newest: that the other person is typing. */
  foot?: ReactNode;
}

/** A conversation of two people, newest at the end; it starts scrolled there by CSS alone. */
export function Conversation({ label, messages, newestId, foot }: Props) {
  const log = useRef<HTMLDivElement>(null);
  const newest = messages[messages.length - 1]?.key;
  const count = useRef(messages.length);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new messages scroll the log
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
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach a scroll area
      tabIndex={0}
      className={styles.log}
    >
      <div className={styles.inside}>
        <ol>
          {messages.map(({ key, isOwn, author, time, text, more, note }, index) => (
            <li
              key={key}
              className={isOwn ? styles.own : styles.other}
              // One's own words are not read back; what answers them is read as a whole, in its order.
              {...(isOwn ? { "aria-live": "off" } : { "aria-atomic": true })}
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

/** Scrolls to the end; if the newest is long, to the message before it, which is its question. */
function showNewest(log: HTMLElement): void {
  // Not by a selector of list items: a message may contain a list.
  const before = log.querySelector("ol")?.lastElementChild?.previousElementSibling;
  log.scrollTop = log.scrollHeight;
  if (!before) return;
  const above = log.getBoundingClientRect().top - before.getBoundingClientRect().top;
  if (above > 0) log.scrollTop -= above;
}
