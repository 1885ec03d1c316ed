import type { Language } from "#base/text/language.ts";
import { texts as en } from "./en.ts";
import { texts as ko } from "./ko.ts";
import { texts as pageEn } from "./page/en.ts";
import { texts as pageKo } from "./page/ko.ts";
import { type Texts as PageTexts, texts as pageZh } from "./page/zh.ts";
import { type Texts, texts as zh } from "./zh.ts";

/** The words of accounts by language. */
export const accountTexts: Record<Language, Texts> = { zh, en, ko };

/** The words of an account's own page by language. */
export const accountPageTexts: Record<Language, PageTexts> = { zh: pageZh, en: pageEn, ko: pageKo };
