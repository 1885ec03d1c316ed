import { type MouseEvent, useEffect, useRef } from "react";
import type { FieldError } from "#base/call/call.ts";
import { Icon } from "../layout/Icon.tsx";
import styles from "./ErrorSummary.module.css";

interface Props {
  title: string;
  /** What is wrong beyond any field. */
  message?: string;
  fields: readonly FieldError[];
}

/** All that is wrong with a form, at its top, with a way to each field; it takes the focus. */
export function ErrorSummary({ title, message, fields }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  // The attribute works when a page opens; a form that is answered within the page needs this.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer takes the focus anew
  useEffect(() => summary.current?.focus(), [fields, message]);
  return (
    // biome-ignore lint/a11y/noAutofocus: after an error the reader must be told first what is wrong
    <div ref={summary} className={styles.summary} role="alert" tabIndex={-1} autoFocus>
      <h2>
        <Icon name="wrong" />
        <span>{title}</span>
      </h2>
      {message && <p>{message}</p>}
      {fields.length > 0 && (
        <ul>
          {fields.map(({ field, message: sentence }) => (
            <li key={field}>
              <a href={`#${field}`} onClick={(event) => goTo(event, field)}>
                {sentence}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

// A page that hydrates would take a new hash for a page to load, and lose what was answered.
function goTo(event: MouseEvent, field: string): void {
  const control = document.getElementById(field);
  if (!control) return;
  event.preventDefault();
  control.focus();
  control.scrollIntoView({ block: "center" });
}
