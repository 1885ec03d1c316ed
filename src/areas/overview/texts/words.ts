import type { Language } from "#base/text/language.ts";
import { texts as en } from "./en.ts";
import { texts as homeEn } from "./home/en.ts";
import { texts as homeKo } from "./home/ko.ts";
import { type Texts as HomeTexts, texts as homeZh } from "./home/zh.ts";
import { texts as ko } from "./ko.ts";
import { type Texts, texts as zh } from "./zh.ts";

/** The words of a signed-in customer's security pages by language. */
export const overviewTexts: Record<Language, Texts> = { zh, en, ko };

/** The words of the overview by language. */
export const homeTexts: Record<Language, HomeTexts> = { zh: homeZh, en: homeEn, ko: homeKo };
