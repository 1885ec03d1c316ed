import type { Language } from "#base/text/language.ts";
import { letters as en } from "./letters-en.ts";
import { letters as ko } from "./letters-ko.ts";
import { type Letters, letters as zh } from "./letters-zh.ts";

/** The words of the letters about signing in by language. */
export const loginLetters: Record<Language, Letters> = { zh, en, ko };
