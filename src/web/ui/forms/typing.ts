// What is typed is tidied as it is typed: full-width digits become plain ones, amounts get their
// commas. Whatever cannot be understood stays as it is, for the server to explain.

import { type FormEvent, useEffect, useRef } from "react";
import { halfWidth, withoutSeparators } from "#base/text/typed-text.ts";

/** A text and the place of the caret in it. */
export interface Typed {
  text: string;
  caret: number;
}

/** How what was typed is written instead. */
export type Rewrite = (typed: Typed) => Typed;

const AMOUNT = /^(\d{1,16})(\.\d*)?$/;

/** Grouped by thousands, the caret behind the same digit: 1234| is 1,234|. */
export function groupedAmount({ text, caret }: Typed): Typed {
  const plain = plainNumber(text);
  const [, whole, fraction = ""] = AMOUNT.exec(plain) ?? [];
  if (whole === undefined) return { text, caret };
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ",") + fraction;
  return { text: grouped, caret: placeAfter(grouped, plainNumber(text.slice(0, caret)).length) };
}

/** In half-width capitals without spaces: a123456789 is A123456789. */
export function capitals({ text, caret }: Typed): Typed {
  const tidy = (part: string) => withoutSeparators(part).toUpperCase();
  return { text: tidy(text), caret: tidy(text.slice(0, caret)).length };
}

/** Plain digits, no more than so many; a text with anything else in it stays as it is. */
export function digitsOnly(most: number): Rewrite {
  return ({ text, caret }) => {
    const plain = withoutSeparators(text);
    if (!/^\d+$/.test(plain)) return { text, caret };
    const before = withoutSeparators(text.slice(0, caret)).length;
    return { text: plain.slice(0, most), caret: Math.min(before, most) };
  };
}

/** What an input needs to tidy itself; `onTyped` hears of every text, also of one typed early. */
export function useTyping(rewrite: Rewrite, onTyped: (text: string) => void) {
  const ref = useRef<HTMLInputElement>(null);
  const tidy = (input: HTMLInputElement) => {
    rewriteInput(input, rewrite);
    onTyped(input.value);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before scripts came
  useEffect(() => {
    if (ref.current) tidy(ref.current);
  }, []);
  return {
    ref,
    onInput: (event: FormEvent<HTMLInputElement>) => {
      // An input method is still choosing characters: to touch the text now would lose them.
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
