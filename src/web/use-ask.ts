import { useState } from "react";
import type { Ask } from "#base/call/call.ts";
import type { Language } from "#base/text/language.ts";
import { answerCache } from "./answer-cache.ts";
import { browserAsk, type TIMED_OUT, type UNREACHABLE } from "./ask.ts";

/** What is said when a call gets no answer. */
export type CallSentences = Readonly<Record<typeof UNREACHABLE | typeof TIMED_OUT, string>>;

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
