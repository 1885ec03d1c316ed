import type { ReactNode } from "react";
import styles from "./Marked.module.css";

interface Props {
  text: string;
  marks: readonly { start: number; end: number }[];
}

/** A text with its search matches highlighted. */
export function Marked({ text, marks }: Props) {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { start, end } of marks) {
    parts.push(text.slice(from, start));
    parts.push(
      <mark key={start} className={styles.mark}>
        {text.slice(start, end)}
      </mark>,
    );
    from = end;
  }
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  );
}
