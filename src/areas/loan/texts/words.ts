import type { Language } from "#base/text/language.ts";
import { texts as en } from "./en.ts";
import { texts as ko } from "./ko.ts";
import { type Texts, texts as zh } from "./zh.ts";

/** The words of loans by language. */
export const loanTexts: Record<Language, Texts> = { zh, en, ko };
