import type { ErrorCode } from "#base/errors/catalogue.ts";
import { sentenceOf } from "#base/errors/texts.ts";
import { type Facts, fill, type Language } from "#base/text/language.ts";

/** What a trial or a plan can be refused for. */
const codes = [
  ...(["FELD000001", "FELD000008", "INSR000002", "INSR000003", "INSR000004"] as const),
  ...(["INSR000005", "INSR000007", "INSR000012", "INSR000013", "INSR000014"] as const),
  ...(["INSR000015", "INSR000016", "INSR000017", "INSR000026"] as const),
] satisfies readonly ErrorCode[];

/** The sentences of these codes in one language, holes and all: the page carries no others. */
export type Sentences = Readonly<Partial<Record<ErrorCode, string>>>;

/** The sentences that a travel page needs. */
export function sentencesOf(language: Language): Sentences {
  const holes = { days: "{days}" };
  return Object.fromEntries(codes.map((code) => [code, sentenceOf(code, holes, language)]));
}

/** The sentence of a problem. */
export function sentenceIn(
  sentences: Sentences,
  problem: { code: ErrorCode; facts: Facts } | undefined,
): string | undefined {
  return problem && fill(sentences[problem.code] ?? problem.code, problem.facts);
}
