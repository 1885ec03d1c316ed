import { Icon } from "../layout/Icon.tsx";
import styles from "./FieldNotes.module.css";

/** What every control of a form is told: its name, and the words around it. */
export interface FieldWords {
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
}

/** The hint of a control, and under it what is wrong. */
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

/** Ties a control to its notes, and marks it when it is wrong. */
export function noted({ name, hint, error }: Omit<FieldWords, "label">, also?: string) {
  const ids = [hint && `${name}-hint`, error && `${name}-error`, also].filter(Boolean).join(" ");
  return {
    "aria-describedby": ids || undefined,
    "aria-invalid": error ? (true as const) : undefined,
  };
}
