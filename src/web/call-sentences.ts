import { sentenceOf } from "#base/errors/texts.ts";
import type { Language } from "#base/text/language.ts";
import { TIMED_OUT, UNREACHABLE } from "./ask.ts";
import type { CallSentences } from "./use-ask.ts";

// A separate file: only loaders need it, and a page must not load the catalogue for two messages.

/** These messages in the visitor's language: a loader passes them to its page. */
export function callSentences(language: Language): CallSentences {
  return {
    [UNREACHABLE]: sentenceOf(UNREACHABLE, {}, language),
    [TIMED_OUT]: sentenceOf(TIMED_OUT, {}, language),
  };
}
