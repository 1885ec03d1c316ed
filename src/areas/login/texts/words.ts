import type { Language } from "#base/text/language.ts";
import { texts as en } from "./en.ts";
import { texts as ko } from "./ko.ts";
import { stepUp as stepUpEn } from "./step-up/en.ts";
import { stepUp as stepUpKo } from "./step-up/ko.ts";
import { type StepUp, stepUp as stepUpZh } from "./step-up/zh.ts";
import { type Texts, texts as zh } from "./zh.ts";

/** The words of signing in by language. */
export const loginTexts: Record<Language, Texts> = { zh, en, ko };

/** The words of confirming an unusual sign-in by language. */
export const stepUpTexts: Record<Language, StepUp> = {
  zh: stepUpZh,
  en: stepUpEn,
  ko: stepUpKo,
};
