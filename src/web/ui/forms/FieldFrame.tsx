import type { ReactNode } from "react";
import { Icon } from "../layout/Icon.tsx";
import styles from "./FieldFrame.module.css";

/** The common properties of form controls: the name, and the texts around it. */
export interface FieldWords {
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

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

/** The hint of a control, and its error under it. */
export function FieldNotes({ name, hint, error }: Omit<FieldWords, "label">) {
  return (
    <>
      {hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className={styles.error}>
          <Icon name="wrong" />
          <span>{error}</span>
        </p>
      )}
    </>
  );
}

/** Associates a control with its notes, and marks it when it is invalid. */
export function noted({ name, hint, error }: Omit<FieldWords, "label">, also?: string) {
  const ids = [hint && `${name}-hint`, error && `${name}-error`, also].filter(Boolean).join(" ");
  return {
    "aria-describedby": ids || undefined,
    "aria-invalid": error ? (true as const) : undefined,
  };
}
