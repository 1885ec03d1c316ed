import type { Language } from "#base/text/language.ts";
import { texts as applyEn } from "./apply/en.ts";
import { texts as applyKo } from "./apply/ko.ts";
import { type Texts as ApplyTexts, texts as applyZh } from "./apply/zh.ts";
import { texts as en } from "./en.ts";
import { texts as ko } from "./ko.ts";
import { type Texts, texts as zh } from "./zh.ts";

/** The words of quotes, comparison and plans by language. */
export const insuranceTexts: Record<Language, Texts> = { zh, en, ko };

/** The words of applications and policies by language. */
export const applyTexts: Record<Language, ApplyTexts> = { zh: applyZh, en: applyEn, ko: applyKo };
