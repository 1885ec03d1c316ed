import { Icon } from "../layout/Icon.tsx";
import styles from "./FieldNotes.module.css";

/** The common properties of form controls: the name, and the texts around it. */
export interface FieldWords {
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
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
