import { type RefObject, useEffect, useRef, useState } from "react";
import { calculatorPath, comparedText, withCompared } from "../../rules/comparison.ts";
import { loanFields, readLoan, type TypedLoan } from "../../rules/typed-loan.ts";
import type { LoanTerms } from "../../rules.ts";

/** What stands in the calculator, and what can be done with it. */
export interface Calculator {
  form: RefObject<HTMLFormElement | null>;
  typed: TypedLoan;
  /** The loans that are compared, as addresses carry them. */
  compared: readonly string[];
  /** Whether something was changed since the page came. */
  isTouched: boolean;
  /** Reads the fields again. */
  follow(): void;
  /** The same for somebody who asks for the result: what is wrong is said at the top as well. */
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

/** Holds the fields and the comparison; the address follows both, and no page is loaded for it. */
export function useCalculator({ typed: first, compared: before, terms }: Start): Calculator {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<TypedLoan>(first);
  const [compared, setCompared] = useState(before);
  const [isTouched, setTouched] = useState(false);
  // What was typed before scripts came counts as well.
  useEffect(() => {
    if (form.current) setTyped(fieldsOf(form.current));
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
