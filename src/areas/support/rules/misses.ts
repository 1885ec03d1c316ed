import { halfWidth } from "#base/text/typed-text.ts";

/** Longer texts are cut: the report is about words, not about letters to the bank. */
const TYPED_MOST = 60;

/** A query without results in a form that may be stored: without anything personal. */
export function keepable(typed: string): string {
  const words = halfWidth(typed)
    .replace(/\S*@\S*/g, "@")
    .replace(/\d(?:[\s-]?\d){5,}/g, "*")
    .replace(/\s+/g, " ")
    .toLowerCase();
  return [...words].slice(0, TYPED_MOST).join("").trim();
}
