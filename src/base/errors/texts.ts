import { type Facts, fill, type Language } from "#base/text/language.ts";
import type { ErrorCode } from "./catalogue.ts";
import { en } from "./en.ts";
import { ko } from "./ko.ts";
import { zh } from "./zh.ts";

const grouped = new Intl.NumberFormat("en-US");

/** Every sentence of the catalogue in every language. */
export const errorTexts: Record<Language, Record<ErrorCode, string>> = { zh, en, ko };

/** The sentence of a refusal, filled; numbers are quantities and get their thousands grouped. */
export function sentenceOf(code: ErrorCode, facts: Facts, language: Language): string {
  return fill(errorTexts[language][code], withGroups(facts));
}

function withGroups(facts: Facts): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      typeof fact === "number" ? grouped.format(fact) : fact,
    ]),
  );
}
