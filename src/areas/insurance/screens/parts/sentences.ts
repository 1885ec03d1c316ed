import type { ErrorCode } from "#base/errors/catalogue.ts";
import { type Facts, fill } from "#base/text/language.ts";

/** The possible refusals of a motor quote. */
export const motorCodes = ["FELD000008", "INSR000026", "INSR000027"] as const;

/** The possible refusals of a trial or a plan: the page contains no other messages. */
export const trialCodes = [
  ...(["FELD000001", "FELD000008", "INSR000002", "INSR000003", "INSR000004"] as const),
  ...(["INSR000005", "INSR000007", "INSR000012", "INSR000013", "INSR000014"] as const),
  ...(["INSR000015", "INSR000016", "INSR000017"] as const),
] satisfies readonly ErrorCode[];

/** What a loader leaves to the page to fill in. */
export const trialHoles = { days: "{days}" };

/** Messages of error codes in one language, with placeholders. */
export type Sentences = Readonly<Partial<Record<ErrorCode, string>>>;

/** The message of a problem. */
export function sentenceIn(
  sentences: Sentences,
  problem: { code: ErrorCode; facts: Facts } | undefined,
): string | undefined {
  return problem && fill(sentences[problem.code] ?? problem.code, problem.facts);
}
