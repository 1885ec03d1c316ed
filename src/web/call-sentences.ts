import { sentenceOf } from "#base/errors/texts.ts";
import type { Language } from "#base/text/language.ts";
import { TIMED_OUT, UNREACHABLE } from "./ask.ts";
import type { CallSentences } from "./use-ask.ts";

// A file of its own: only loaders need it, and a page must not carry the whole catalogue for two sentences.

/** These sentences in the visitor's language: a loader hands them to its page. */
export function callSentences(language: Language): CallSentences {
  return {
    [UNREACHABLE]: sentenceOf(UNREACHABLE, {}, language),
    [TIMED_OUT]: sentenceOf(TIMED_OUT, {}, language),
  };
}
