import { bankName } from "#base/site/brand.ts";
import type { Language, Translated } from "#base/text/language.ts";
import { texts as en } from "./en.ts";
import { texts as ko } from "./ko.ts";
import { type Texts, texts as zh } from "./zh.ts";

/** The words of the emergency pages by language. */
export const cardTexts: Record<Language, Texts> = { zh, en, ko };

/** What stands on every debit card. */
export const debitCardName: Translated = {
  zh: `${bankName.zh}簽帳金融卡`,
  en: `${bankName.en} debit card`,
  ko: `${bankName.ko} 체크카드`,
};
