import { type Language, languageTags } from "../text/language.ts";

/** The preview images of shared links: the bank's own, and one for each product of the menu. */
export const socialCards = [
  "bank",
  "main-account",
  "debit-card",
  "transfer",
  "dream-account",
  "installment-loan",
] as const;

export type SocialCard = (typeof socialCards)[number];

/** The size of such an image in pixels, as social networks expect it. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The path of a card; `scripts/cards` draws it. */
export function cardPath(card: SocialCard, language: Language): string {
  return `/cards/${card}-${languageTags[language]}.png`;
}
