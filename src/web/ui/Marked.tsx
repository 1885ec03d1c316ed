import type { ReactNode } from "react";
import styles from "./Marked.module.css";

interface Props {
  text: string;
  marks: readonly { strtPos: number; endPos: number }[];
}

/** A text with what was found in it marked. */
export function Marked({ text, marks }: Props) {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { strtPos, endPos } of marks) {
    parts.push(text.slice(from, strtPos));
    parts.push(
      <mark key={strtPos} className={styles.mark}>
        {text.slice(strtPos, endPos)}
      </mark>,
    );
    from = endPos;
  }
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  );
}
