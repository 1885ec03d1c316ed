import type { Language } from "#base/text/language.ts";
import { texts as en } from "./en.ts";
import { kindPages } from "./kinds.ts";
import { texts as ko } from "./ko.ts";
import { type Texts as PageTexts, texts as zh } from "./zh.ts";

/** The words of the certificates' pages, with those of each kind. */
export type Texts = PageTexts & { kinds: ReturnType<typeof kindPages> };

/** The words of certificates by language. */
export const certificatesTexts: Record<Language, Texts> = {
  zh: { ...zh, kinds: kindPages("zh") },
  en: { ...en, kinds: kindPages("en") },
  ko: { ...ko, kinds: kindPages("ko") },
};
