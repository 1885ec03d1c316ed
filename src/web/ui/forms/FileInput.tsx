import type { ChangeEventHandler, ReactNode } from "react";
import control from "./control.module.css";
import { FieldFrame } from "./FieldFrame.tsx";
import { type FieldWords, noted } from "./FieldNotes.tsx";
import styles from "./FileInput.module.css";

interface Props extends FieldWords {
  /** The kinds of files that the browser offers; the server looks for itself. */
  accept: string;
  multiple?: boolean;
  /** What stands between the notes and the input: files that were refused. */
  above?: ReactNode;
  onChange?: ChangeEventHandler<HTMLInputElement>;
}

/** A labelled choice of files; the browser's own, onto which files can also be dropped. */
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
