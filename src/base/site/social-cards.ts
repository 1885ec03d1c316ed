import { type Language, languageTags } from "../text/language.ts";

/** The pictures beside a shared link: the bank's own, and one for each product of the menu. */
export const socialCards = [
  "bank",
  "main-account",
  "debit-card",
  "transfer",
  "dream-account",
  "installment-loan",
] as const;

export type SocialCard = (typeof socialCards)[number];

/** The size of such a picture in pixels, as those who show it expect it. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Where a card is fetched; `scripts/cards` draws it there. */
export function cardPath(card: SocialCard, language: Language): string {
  return `/cards/${card}-${languageTags[language]}.png`;
}
