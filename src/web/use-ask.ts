import { useState } from "react";
import type { Ask } from "#base/call/call.ts";
import { sentenceOf } from "#base/errors/texts.ts";
import type { Language } from "#base/text/language.ts";
import { answerCache } from "./answer-cache.ts";
import { browserAsk, TIMED_OUT, UNREACHABLE } from "./ask.ts";

/** What is said when a call gets no answer. */
export type CallSentences = Readonly<Record<typeof UNREACHABLE | typeof TIMED_OUT, string>>;

/** These sentences in the visitor's language: a loader hands them to its page. */
export function callSentences(language: Language): CallSentences {
  return {
    [UNREACHABLE]: sentenceOf(UNREACHABLE, {}, language),
    [TIMED_OUT]: sentenceOf(TIMED_OUT, {}, language),
  };
}

interface Options {
  language: Language;
  sentences: CallSentences;
  /** Whether answers are kept for ten minutes; what changes by the second is asked for each time. */
  isCached: boolean;
}

/** The typed client of a page that hydrates; the same one as long as the page is open. */
export function useAsk({ language, sentences, isCached }: Options): Ask {
  const [ask] = useState(() => {
    const direct = browserAsk({ origin: "", language, sentences });
    return isCached ? answerCache(direct, () => performance.now()) : direct;
  });
  return ask;
}
