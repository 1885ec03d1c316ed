import type { Language } from "#base/text/language.ts";
import { pages as en } from "./pages/en.ts";
import { pages as ko } from "./pages/ko.ts";
import { type Pages, pages as zh } from "./pages/zh.ts";

/** The words of the pages of a transfer by language. */
export const transferPageTexts: Record<Language, Pages> = { zh, en, ko };
