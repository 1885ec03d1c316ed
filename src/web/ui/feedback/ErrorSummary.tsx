import { type MouseEvent, useEffect, useRef } from "react";
import type { FieldError } from "#base/call/call.ts";
import { Icon } from "../layout/Icon.tsx";
import styles from "./ErrorSummary.module.css";

interface Props {
  title: string;
  /** Errors that belong to no field. */
  message?: string;
  fields: readonly FieldError[];
}

/** All errors of a form, at its top, with a link to each field; it takes the focus. */
export function ErrorSummary({ title, message, fields }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  const shown = useRef<readonly FieldError[]>([]);
  // The attribute works when a page opens; a form that is answered within the page needs this. A
  // list that only became shorter is no new response: somebody is correcting a field.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new response takes the focus again
  useEffect(() => {
    const { length } = shown.current;
    const isCorrected = fields.every((each) => shown.current.includes(each));
    shown.current = fields;
    if (!isCorrected || fields.length >= length) summary.current?.focus();
  }, [fields, message]);
  return (
    // biome-ignore lint/a11y/noAutofocus: after an error its summary must be announced first
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

// A hydrated page would treat a new hash as a navigation, and lose the response.
function goTo(event: MouseEvent, field: string): void {
  const control = document.getElementById(field);
  if (!control) return;
  event.preventDefault();
  control.focus();
  control.scrollIntoView({ block: "center" });
}
