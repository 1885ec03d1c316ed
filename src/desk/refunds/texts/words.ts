import type { Language } from "#base/text/language.ts";
import { texts as en } from "./en.ts";
import { texts as ko } from "./ko.ts";
import { type Texts, texts as zh } from "./zh.ts";

/** The words of refunds at the desk by language. */
export const refundsTexts: Record<Language, Texts> = { zh, en, ko };
