import type { Language } from "#base/text/language.ts";
import { texts as en } from "./en.ts";
import { texts as ko } from "./ko.ts";
import { pages as pagesEn } from "./pages/en.ts";
import { pages as pagesKo } from "./pages/ko.ts";
import { type Pages, pages as pagesZh } from "./pages/zh.ts";
import { type Texts, texts as zh } from "./zh.ts";

/** The words of transfers by language. */
export const transferTexts: Record<Language, Texts> = { zh, en, ko };

/** The words of the pages of a transfer by language. */
export const transferPageTexts: Record<Language, Pages> = { zh: pagesZh, en: pagesEn, ko: pagesKo };
