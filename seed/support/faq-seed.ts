import type { Translated } from "#base/language.ts";

/** A question that customers ask, with its answer in the text format of `src/base/prose.ts`. */
export interface FaqSeed {
  number: number;
  subcategory: string;
  question: Translated;
  answer: Translated;
  /** Other words that customers use for the same thing. */
  keywords: string[];
  popular?: true;
}
