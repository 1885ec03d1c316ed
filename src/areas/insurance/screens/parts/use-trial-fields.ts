import { type RefObject, useEffect, useRef } from "react";
import { hasChanges } from "#web/form-changes.ts";
import { type TypedFields, withFields } from "../../rules/choices.ts";
import type { Choose } from "./use-trial.ts";

/** The fields of a form, and those of the other form that it resets. */
interface FormFields {
  own: readonly string[];
  resets: readonly string[];
}

/** The form of the first day: another one starts the trip over. */
export const startFields: FormFields = { own: ["start"], resets: ["end", "time"] };

/** The form of the trip. */
export const tripFields: FormFields = {
  own: ["end", "time", "sum", "insured", "age", "children"],
  resets: [],
};

interface Followed {
  /** Contains both forms, in this order. */
  frame: RefObject<HTMLDivElement | null>;
  follow(form: HTMLFormElement, fields: FormFields): void;
}

/** Lets the choices follow the forms; also what was chosen before the page was hydrated. */
export function useTrialFields(choose: Choose, now: Date): Followed {
  const frame = useRef<HTMLDivElement>(null);
  const follow = (form: HTMLFormElement, fields: FormFields) => {
    const typed = typedIn(form, fields);
    choose((newest) => withFields(newest, typed, now));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is hydrated
  useEffect(() => {
    const [start, trip] = frame.current?.querySelectorAll("form") ?? [];
    if (start && hasChanges(start)) follow(start, startFields);
    if (trip && hasChanges(trip)) follow(trip, tripFields);
  }, []);
  return { frame, follow };
}

function typedIn(form: HTMLFormElement, { own, resets }: FormFields): TypedFields {
  const entries = new FormData(form);
  const read = (name: string) => {
    const value = own.includes(name) ? entries.get(name) : null;
    return typeof value === "string" ? value : null;
  };
  return { read, resets };
}
