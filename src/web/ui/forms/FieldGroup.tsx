import type { ReactNode } from "react";
import styles from "./FieldGroup.module.css";
import { FieldNotes, type FieldWords, noted } from "./FieldNotes.tsx";

/** The frame of controls that belong to one question: the question is their legend. */
export function FieldGroup({ children, label, ...words }: FieldWords & { children: ReactNode }) {
  return (
    <fieldset className={styles.group} aria-describedby={noted(words)["aria-describedby"]}>
      <legend className={styles.legend}>{label}</legend>
      <FieldNotes {...words} />
      {children}
    </fieldset>
  );
}
