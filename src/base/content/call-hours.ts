import { CALL_HOURS } from "../site/service.ts";
import type { Translated } from "../text/language.ts";

const [opensAt = 0, closesAt = 0] = CALL_HOURS.split("-").map(Number.parseFloat);

/** The hours of the call centre in words, for pages, letters and content. */
export const callHours: Translated = {
  zh: `${closesAt - opensAt} 小時`,
  en: `${closesAt - opensAt} hours a day`,
  ko: `${closesAt - opensAt}시간`,
};
