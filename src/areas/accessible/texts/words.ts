import type { Visitor } from "#base/site/visitor.ts";
import type { Language } from "#base/text/language.ts";
import { texts as en } from "./en.ts";
import { texts as ko } from "./ko.ts";
import { type Texts, texts as zh } from "./zh.ts";

/** The words of the accessible bank by language. */
export const accessibleTexts: Record<Language, Texts> = { zh, en, ko };

/** The words of the accessible bank for a visitor: in easy sentences for who wishes them. */
export function wordsFor({ language, easy }: Pick<Visitor, "language" | "easy">): Texts {
  const texts = accessibleTexts[language];
  return easy ? { ...texts, leads: texts.easyLeads } : texts;
}
