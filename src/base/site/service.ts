// What the bank promises of its service, in one place: pages, content, letters and rules take it from here.

import type { Translated } from "../text/language.ts";

/** Days after a payment within which it can be disputed. */
export const DISPUTE_DAYS = 45;

/** Business days until an inquiry is answered. */
export const REPLY_BUSINESS_DAYS = 2;

/** Business days that the review of a certificate takes. */
export const REVIEW_BUSINESS_DAYS = 3;

/** Wrong card numbers after which a loss report can no longer be cancelled online. */
export const CARD_NUMBER_ATTEMPTS = 5;

/** When the call centre answers, every day of the year; cards can be reported lost at the same hours. */
export const CALL_HOURS = "00:00-24:00";

const [opensAt = 0, closesAt = 0] = CALL_HOURS.split("-").map(Number.parseFloat);

/** The hours of the call centre in words, for pages, letters and content. */
export const callHours: Translated = {
  zh: `${closesAt - opensAt} 小時`,
  en: `${closesAt - opensAt} hours a day`,
  ko: `${closesAt - opensAt}시간`,
};

/** When staff take video calls, on business days. */
export const VIDEO_HOURS = "09:00-18:00";

/** When staff answer chats; on holidays nobody does. */
export const chatHours = { weekdays: "09:00-21:00", weekends: "09:00-18:00" } as const;

/** When currencies can be exchanged, on business days. */
export const EXCHANGE_HOURS = "09:00-15:30";
