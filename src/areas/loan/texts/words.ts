import type { Language } from "#base/text/language.ts";
import { compare as compareEn } from "./compare/en.ts";
import { compare as compareKo } from "./compare/ko.ts";
import { type Compare, compare as compareZh } from "./compare/zh.ts";
import { texts as en } from "./en.ts";
import { texts as ko } from "./ko.ts";
import { texts as ownEn } from "./own/en.ts";
import { texts as ownKo } from "./own/ko.ts";
import { type Texts as OwnTexts, texts as ownZh } from "./own/zh.ts";
import { type Texts, texts as zh } from "./zh.ts";

/** The words of loans by language. */
export const loanTexts: Record<Language, Texts> = { zh, en, ko };

/** The words of a customer's own loan by language. */
export const ownLoanTexts: Record<Language, OwnTexts> = { zh: ownZh, en: ownEn, ko: ownKo };

/** The words of presets and of loans side by side by language. */
export const compareTexts: Record<Language, Compare> = {
  zh: compareZh,
  en: compareEn,
  ko: compareKo,
};
