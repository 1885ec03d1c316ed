import type { Language } from "#base/text/language.ts";
import { texts as en } from "./texts/en.ts";
import { texts as ko } from "./texts/ko.ts";
import { type Texts, texts as zh } from "./texts/zh.ts";

/** The shell's texts by language; only the server needs them all. */
export const shellTexts: Record<Language, Texts> = { zh, en, ko };
