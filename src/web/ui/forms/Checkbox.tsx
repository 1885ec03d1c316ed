import type { ComponentProps } from "react";
import styles from "./Checkbox.module.css";
import { FieldNotes, type FieldWords, noted } from "./FieldFrame.tsx";

type Rest = Omit<ComponentProps<"input">, keyof FieldWords | "id" | "className" | "type">;

/** A single option to check; its label is as large a target as the box. */
export function Checkbox({ name, label, hint, error, ...rest }: FieldWords & Rest) {
  const words = { name, hint, error };
  return (
    <div className={styles.checkbox}>
      <div className={styles.row}>
        <input id={name} name={name} type="checkbox" {...noted(words)} {...rest} />
        <label htmlFor={name}>{label}</label>
      </div>
      <div className={styles.notes}>
        <FieldNotes {...words} />
      </div>
    </div>
  );
}
