import type { ErrorCode } from "#base/errors/catalogue.ts";
import { sentenceOf } from "#base/errors/texts.ts";
import type { Language } from "#base/text/language.ts";
import type { Sentences } from "./sentence-in.ts";

// A separate file: only loaders need it, and a page must not bundle the whole catalogue.

/** The possible refusals of a trial or a plan. */
const codes = [
  ...(["FELD000001", "FELD000008", "INSR000002", "INSR000003", "INSR000004"] as const),
  ...(["INSR000005", "INSR000007", "INSR000012", "INSR000013", "INSR000014"] as const),
  ...(["INSR000015", "INSR000016", "INSR000017", "INSR000026"] as const),
] satisfies readonly ErrorCode[];

/** The messages that a trial page needs. */
export function sentencesOf(language: Language): Sentences {
  const holes = { days: "{days}" };
  return Object.fromEntries(codes.map((code) => [code, sentenceOf(code, holes, language)]));
}
