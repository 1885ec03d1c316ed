import type { ReactNode } from "react";
import styles from "./FieldFrame.module.css";
import { FieldNotes, type FieldWords } from "./FieldNotes.tsx";

/** The frame of one control: label above, hint under the label, error under the hint. */
export function FieldFrame({ children, label, ...words }: FieldWords & { children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={words.name} className={styles.label}>
        {label}
      </label>
      <FieldNotes {...words} />
      {children}
    </div>
  );
}
