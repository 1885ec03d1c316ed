import type { InputHTMLAttributes } from "react";
import styles from "./Field.module.css";
import { Icon } from "./Icon.tsx";

interface Props extends Pick<InputHTMLAttributes<HTMLInputElement>, "inputMode" | "autoComplete"> {
  name: string;
  label: string;
  hint?: string;
  error?: string | undefined;
  typed?: string | undefined;
  type?: "text" | "password" | "email" | "tel";
}

/** A labelled input: hint under the label, error under the hint, all tied together. */
export function Field({ name, label, hint, error, typed, type = "text", ...rest }: Props) {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
  return (
    <div className={styles.field} data-wrong={error !== undefined}>
      <label htmlFor={name}>{label}</label>
      {hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className={styles.error}>
          <Icon name="wrong" />
          {error}
        </p>
      )}
      <input
        id={name}
        name={name}
        type={type}
        defaultValue={typed}
        aria-describedby={described || undefined}
        aria-invalid={error ? true : undefined}
        {...rest}
      />
    </div>
  );
}
