import { type RefObject, useEffect, useRef, useState } from "react";
import { hasChanges } from "#web/form-changes.ts";
import { calculatorPath, comparedText, withCompared } from "../../rules/comparison.ts";
import { loanFields, readLoan, type TypedLoan } from "../../rules/typed-loan.ts";
import type { LoanTerms } from "../../rules.ts";

/** The state of the calculator, and its actions. */
export interface Calculator {
  form: RefObject<HTMLFormElement | null>;
  typed: TypedLoan;
  /** The compared loans, as URL parameters. */
  compared: readonly string[];
  /** Whether anything was changed since the page loaded. */
  isTouched: boolean;
  /** Reads the fields again. */
  follow(): void;
  /** The same, on submit: errors are also shown at the top. */
  submit(): void;
  /** Writes into the fields. */
  fill(change: Partial<TypedLoan>): void;
  add(): void;
  remove(text: string): void;
}

interface Start {
  typed: TypedLoan;
  compared: readonly string[];
  terms: LoanTerms;
}

/** Manages the fields and the comparison; the URL follows both without a page load. */
export function useCalculator({ typed: first, compared: before, terms }: Start): Calculator {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<TypedLoan>(first);
  const [compared, setCompared] = useState(before);
  const [isTouched, setTouched] = useState(false);
  // Picks up what was typed before hydration.
  useEffect(() => {
    if (form.current && hasChanges(form.current)) setTyped(fieldsOf(form.current));
  }, []);
  const show = (next: TypedLoan, texts: readonly string[]) => {
    setTyped(next);
    setCompared(texts);
    setTouched(true);
    history.replaceState(history.state, "", calculatorPath(next, texts));
  };
  const read = readLoan(typed, terms);
  return {
    form,
    typed,
    compared,
    isTouched,
    follow: () => form.current && show(fieldsOf(form.current), compared),
    submit() {
      if (!form.current) return;
      show(fieldsOf(form.current), compared);
      setTouched(false);
    },
    fill(change) {
      const next = { ...typed, ...change };
      for (const field of loanFields) {
        const control = form.current?.elements.namedItem(field);
        if (control && "value" in control) control.value = next[field];
      }
      show(next, compared);
    },
    add: () => read.loan && show(typed, withCompared(compared, comparedText(read.loan))),
    remove: (text) =>
      show(
        typed,
        compared.filter((each) => each !== text),
      ),
  };
}

function fieldsOf(form: HTMLFormElement): TypedLoan {
  const entries = new FormData(form);
  const textOf = (name: string) => String(entries.get(name) ?? "");
  return { amount: textOf("amount"), rate: textOf("rate"), years: textOf("years") };
}
