import type { Language } from "#base/text/language.ts";
import { texts as en } from "./en.ts";
import { texts as ko } from "./ko.ts";
import { texts as ownEn } from "./own/en.ts";
import { texts as ownKo } from "./own/ko.ts";
import { type Texts as OwnTexts, texts as ownZh } from "./own/zh.ts";
import { type Texts, texts as zh } from "./zh.ts";

/** The words of the loan calculator by language. */
export const loanTexts: Record<Language, Texts> = { zh, en, ko };

/** The words of a customer's own loan by language. */
export const ownLoanTexts: Record<Language, OwnTexts> = { zh: ownZh, en: ownEn, ko: ownKo };
