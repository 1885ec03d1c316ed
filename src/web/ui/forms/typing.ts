// Input is normalized while it is typed: full-width digits become ASCII, amounts get their commas.
// Anything invalid stays as it is, for the server to explain.

import { type FormEvent, useEffect, useRef } from "react";
import { grouped } from "#base/money/grouped.ts";
import { halfWidth, withoutSeparators } from "#base/text/typed-text.ts";

/** A text and its caret position. */
export interface Typed {
  text: string;
  caret: number;
}

/** Rewrites the typed text. */
export type Rewrite = (typed: Typed) => Typed;

const AMOUNT = /^(\d{1,16})(\.\d*)?$/;

/** Grouped by thousands, the caret after the same digit: 1234| is 1,234|. */
export function groupedAmount({ text, caret }: Typed): Typed {
  const plain = plainNumber(text);
  const [, whole, fraction = ""] = AMOUNT.exec(plain) ?? [];
  if (whole === undefined) return { text, caret };
  const amount = grouped(whole) + fraction;
  return { text: amount, caret: placeAfter(amount, plainNumber(text.slice(0, caret)).length) };
}

/** In half-width capitals without spaces: a123456789 is A123456789. */
export function capitals({ text, caret }: Typed): Typed {
  const tidy = (part: string) => withoutSeparators(part).toUpperCase();
  return { text: tidy(text), caret: tidy(text.slice(0, caret)).length };
}

/** ASCII digits, at most `most`; a text with anything else in it stays as it is. */
export function digitsOnly(most: number): Rewrite {
  return ({ text, caret }) => {
    const plain = withoutSeparators(text);
    if (!/^\d+$/.test(plain)) return { text, caret };
    const before = withoutSeparators(text.slice(0, caret)).length;
    return { text: plain.slice(0, most), caret: Math.min(before, most) };
  };
}

/** The properties of a normalizing input; `onTyped` also gets text typed before hydration. */
export function useTyping(rewrite: Rewrite, onTyped: (text: string) => void) {
  const ref = useRef<HTMLInputElement>(null);
  const tidy = (input: HTMLInputElement) => {
    rewriteInput(input, rewrite);
    onTyped(input.value);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for text typed before hydration
  useEffect(() => {
    if (ref.current) tidy(ref.current);
  }, []);
  return {
    ref,
    onInput: (event: FormEvent<HTMLInputElement>) => {
      // An input method is still composing characters: changing the text now would lose them.
      if ((event.nativeEvent as InputEvent).isComposing) return;
      tidy(event.currentTarget);
    },
    onCompositionEnd: (event: FormEvent<HTMLInputElement>) => tidy(event.currentTarget),
  };
}

function rewriteInput(input: HTMLInputElement, rewrite: Rewrite): void {
  const { text, caret } = rewrite({
    text: input.value,
    caret: input.selectionStart ?? input.value.length,
  });
  if (text === input.value) return;
  input.value = text;
  if (document.activeElement === input) input.setSelectionRange(caret, caret);
}

function plainNumber(text: string): string {
  return halfWidth(text).replace(/[, ]/g, "");
}

function placeAfter(grouped: string, signs: number): number {
  let place = 0;
  for (let passed = 0; passed < signs && place < grouped.length; place += 1) {
    if (grouped.charAt(place) !== ",") passed += 1;
  }
  return place;
}
