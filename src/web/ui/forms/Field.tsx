import type { ComponentProps, ReactNode } from "react";
import control from "./control.module.css";
import styles from "./Field.module.css";
import { FieldFrame, type FieldWords, noted } from "./FieldFrame.tsx";

type InputProps = Omit<ComponentProps<"input">, keyof FieldWords | "id" | "prefix" | "className">;

interface Props extends FieldWords, InputProps {
  /** What was typed before, to be shown again. */
  typed?: string | undefined;
  type?: "text" | "password" | "email" | "tel" | "search";
  /** The style of the text and its width. */
  variant?: "short" | "figures" | "capitals" | "code" | undefined;
  /** What is before and after the input: NT$, %. */
  prefix?: string | undefined;
  suffix?: string | undefined;
  /** Content under the control; `about` is its id when it describes the control. */
  below?: ReactNode;
  about?: string | undefined;
}

/** A labelled input: hint under the label, error under the hint, all associated with it. */
export function Field({
  name,
  label,
  hint,
  error,
  typed,
  type = "text",
  variant,
  prefix,
  suffix,
  below,
  about,
  ...rest
}: Props) {
  const words = { name, hint, error };
  const input = (
    <input
      id={name}
      name={name}
      type={type}
      defaultValue={typed}
      className={[control.control, variant && control[variant]].filter(Boolean).join(" ")}
      data-beside={sidesOf(prefix, suffix)}
      {...noted(words, about)}
      {...rest}
    />
  );
  return (
    <FieldFrame {...words} label={label}>
      {prefix || suffix ? (
        <div className={styles.row} data-disabled={rest.disabled}>
          {prefix && <span className={styles.prefix}>{prefix}</span>}
          {input}
          {suffix && <span className={styles.suffix}>{suffix}</span>}
        </div>
      ) : (
        input
      )}
      {below}
    </FieldFrame>
  );
}

function sidesOf(prefix: string | undefined, suffix: string | undefined): string | undefined {
  return [prefix && "before", suffix && "after"].filter(Boolean).join(" ") || undefined;
}
