import { useEffect, useMemo, useState } from "react";
import type { FieldError } from "#base/call/call.ts";

/**
 * The errors of a response without those whose fields the visitor has changed since: an error that
 * stays beside a corrected field is read as one of the new value.
 */
export function useUncorrected(fields: readonly FieldError[]): FieldError[] {
  const [corrected, setCorrected] = useState({ of: fields, names: [] as readonly string[] });
  useEffect(() => {
    if (fields.length === 0) return;
    const note = ({ target }: Event) => {
      const changed = fields.find(({ field }) => isFieldOf(field, target));
      if (!changed) return;
      setCorrected(({ of, names }) => ({
        of: fields,
        names: of === fields ? [...names, changed.field] : [changed.field],
      }));
    };
    document.addEventListener("input", note);
    return () => document.removeEventListener("input", note);
  }, [fields]);
  return useMemo(
    () => fields.filter(({ field }) => corrected.of !== fields || !corrected.names.includes(field)),
    [fields, corrected],
  );
}

/** Whether a control, or the group it is in, is the one that the field's error describes. */
function isFieldOf(field: string, target: EventTarget | null): boolean {
  const described = `[aria-describedby~="${CSS.escape(`${field}-error`)}"]`;
  return target instanceof Element && target.closest(described) !== null;
}
