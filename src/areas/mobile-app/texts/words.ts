import type { Language } from "#base/text/language.ts";
import { texts as en } from "./en.ts";
import { texts as ko } from "./ko.ts";
import { type Texts, texts as zh } from "./zh.ts";

/** The words of the mobile app's stand-in by language. */
export const appTexts: Record<Language, Texts> = { zh, en, ko };
