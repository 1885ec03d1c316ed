import type { FieldError } from "#base/call.ts";
import styles from "./ErrorSummary.module.css";

interface Props {
  title: string;
  /** What is wrong beyond any field. */
  message?: string;
  fields: readonly FieldError[];
}

/** All that is wrong with a form, at its top, with a way to each field; it takes the focus. */
export function ErrorSummary({ title, message, fields }: Props) {
  return (
    // biome-ignore lint/a11y/noAutofocus: after an error the reader must be told first what is wrong
    <div className={styles.summary} role="alert" tabIndex={-1} autoFocus>
      <h2>{title}</h2>
      {message && <p>{message}</p>}
      {fields.length > 0 && (
        <ul>
          {fields.map(({ field, message: sentence }) => (
            <li key={field}>
              <a href={`#${field}`}>{sentence}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
