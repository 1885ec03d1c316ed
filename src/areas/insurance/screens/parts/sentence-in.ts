import type { ErrorCode } from "#base/errors/catalogue.ts";
import { type Facts, fill } from "#base/text/language.ts";

/** Messages of error codes in one language, with placeholders: the page contains no others. */
export type Sentences = Readonly<Partial<Record<ErrorCode, string>>>;

/** The message of a problem. */
export function sentenceIn(
  sentences: Sentences,
  problem: { code: ErrorCode; facts: Facts } | undefined,
): string | undefined {
  return problem && fill(sentences[problem.code] ?? problem.code, problem.facts);
}
