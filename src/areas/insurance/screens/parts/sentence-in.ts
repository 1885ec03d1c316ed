import type { ErrorCode } from "#base/errors/catalogue.ts";
import { type Facts, fill } from "#base/text/language.ts";

/** Sentences of error codes in one language, holes and all: the page carries no others. */
export type Sentences = Readonly<Partial<Record<ErrorCode, string>>>;

/** The sentence of a problem. */
export function sentenceIn(
  sentences: Sentences,
  problem: { code: ErrorCode; facts: Facts } | undefined,
): string | undefined {
  return problem && fill(sentences[problem.code] ?? problem.code, problem.facts);
}
