import type { ChangeEventHandler, ReactNode } from "react";
import control from "./control.module.css";
import { FieldFrame, type FieldWords, noted } from "./FieldFrame.tsx";
import styles from "./FileInput.module.css";

interface Props extends FieldWords {
  /** The file types that the browser offers; the server checks for itself. */
  accept: string;
  multiple?: boolean;
  /** Content between the notes and the input: rejected files. */
  above?: ReactNode;
  onChange?: ChangeEventHandler<HTMLInputElement>;
}

/** A labelled file input; the browser's own, which also accepts dropped files. */
export function FileInput({ name, label, hint, error, accept, multiple, above, onChange }: Props) {
  const words = { name, hint, error };
  return (
    <FieldFrame {...words} label={label}>
      {above}
      <input
        id={name}
        name={name}
        type="file"
        accept={accept}
        multiple={multiple}
        onChange={onChange}
        className={`${control.control} ${styles.file}`}
        {...noted(words)}
      />
    </FieldFrame>
  );
}
