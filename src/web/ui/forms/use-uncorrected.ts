import { useEffect, useState } from "react";
import type { FieldError } from "#base/call/call.ts";

/**
 * The errors of a response without those whose fields the visitor has changed since: an error that
 * stays beside a corrected field is read as one of the new value.
 */
export function useUncorrected(fields: FieldError[]): FieldError[] {
  const [left, setLeft] = useState({ of: fields, fields });
  useEffect(() => {
    const note = ({ target }: Event) =>
      setLeft((now) => {
        const before = now.of === fields ? now.fields : fields;
        const after = before.filter(({ field }) => !isFieldOf(field, target as Element));
        return after.length === before.length ? now : { of: fields, fields: after };
      });
    addEventListener("input", note);
    return () => removeEventListener("input", note);
  }, [fields]);
  return left.of === fields ? left.fields : fields;
}

/** Whether a control, or the group it is in, is the one that the field's error describes. */
function isFieldOf(field: string, target: Element): boolean {
  return target.closest(`[aria-describedby~="${field}-error"]`) !== null;
}
