import { useState } from "react";
import type { Ask } from "#base/call/call.ts";
import type { Language } from "#base/text/language.ts";
import { browserAsk, type CallSentences } from "./ask.ts";
import { responseCache } from "./response-cache.ts";

interface Options {
  language: Language;
  sentences: CallSentences;
  /** Whether responses are cached for ten minutes; not for data that changes by the second. */
  isCached: boolean;
}

/** The typed client of a hydrated page; the same one as long as the page is open. */
export function useAsk({ language, sentences, isCached }: Options): Ask {
  const [ask] = useState(() => {
    const direct = browserAsk({ origin: "", language, sentences });
    return isCached ? responseCache(direct, () => performance.now()) : direct;
  });
  return ask;
}
