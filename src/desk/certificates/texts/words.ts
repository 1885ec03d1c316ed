import { kindNamesAtDesk } from "#areas/certificates/texts/kinds.ts";
import type { Language } from "#base/text/language.ts";
import { texts as en } from "./en.ts";
import { texts as ko } from "./ko.ts";
import { type Texts as PageTexts, texts as zh } from "./zh.ts";

/** The words of reviews, with the names of the kinds. */
export type Texts = PageTexts & { kinds: ReturnType<typeof kindNamesAtDesk> };

/** The words of reviews of certificates by language. */
export const certificatesTexts: Record<Language, Texts> = {
  zh: { ...zh, kinds: kindNamesAtDesk("zh") },
  en: { ...en, kinds: kindNamesAtDesk("en") },
  ko: { ...ko, kinds: kindNamesAtDesk("ko") },
};
