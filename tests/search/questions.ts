// What customers ask, in questions.tsv: its set, its language, the question, and what answers it, of
// which one is enough (numbers of FAQ entries; in the set `site` the address of a page).
//
// | set      | how it came about |
// |---|---|
// | guard    | synonyms and weights were tuned with it: a guard against regressions, no prediction |
// | fresh    | by the author of the search, who knew the entries; nothing was changed for it |
// | held-out | written before the entries were read; synonyms and keywords were extended afterwards |
// | second   | written after that; used for tuning later |
// | tuning   | as typed in Taiwan, with typos and simplified characters; chose weights and threshold |
// | unseen   | of the same origin as tuning; influenced nothing when first measured |
// | unseen-second | the same, of second |
// | third    | whole sentences, measured before the entries' words were widened once more |
// | fourth   | fragments and colloquial words, looked at while the search was improved |
// | final    | like fourth, measured once |
// | customers-tuning, customers-unseen | 110 in each language, written before their author read the entries; words and weights
//   were then chosen with every second one in view |
// | site     | what people look for on the whole site; tuned with it |
//
// `…-unanswered`: no entry answers them (another bank, another trade, no bank at all).

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "#base/text/language.ts";

/** A question and what answers it. */
export interface Question {
  set: string;
  language: Language;
  text: string;
  answers: readonly string[];
}

const table = readFileSync(join(import.meta.dirname, "questions.tsv"), "utf8");

const all: readonly Question[] = table
  .trimEnd()
  .split("\n")
  .slice(1)
  .map((line) => {
    const [set = "", language, text = "", answers = ""] = line.split("\t");
    return { set, language: language as Language, text, answers: answers.split(" ") };
  });

/** The questions of a set, in one language or in all. */
export function questionsOf(set: string, language?: Language): readonly Question[] {
  const found = all.filter((each) => each.set === set && (!language || each.language === language));
  if (found.length === 0) throw new Error(`there is no question of ${set} in ${language ?? "any"}`);
  return found;
}
