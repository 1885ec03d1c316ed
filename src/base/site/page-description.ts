import type { Language } from "../text/language.ts";

/** The longest description that search engines show. */
export const DESCRIPTION_MOST = 160;

/** The shortest useful description: Chinese says more per character. */
export const descriptionLeast = { zh: 15, en: 50, ko: 20 } as const satisfies Record<
  Language,
  number
>;

/** Full-width sentence marks, and half-width ones at the end of a word. */
const SENTENCE_END = /[\u3002\uff01\uff1f]|[.!?](?= |$)/g;
const WORD_LONGEST = 20;

/**
 * A page's description for search engines: a short lead is prefixed by its title, a long one cut.
 */
export function pageDescription(title: string, lead: string, language: Language): string {
  const colon = language === "zh" ? "\uff1a" : ": ";
  const whole = lead.length < descriptionLeast[language] ? `${title}${colon}${lead}` : lead;
  if (whole.length <= DESCRIPTION_MOST) return whole;
  const within = whole.slice(0, DESCRIPTION_MOST);
  const end = [...within.matchAll(SENTENCE_END)].pop()?.index ?? -1;
  if (end + 1 >= descriptionLeast[language]) return within.slice(0, end + 1);
  const room = within.slice(0, -1);
  const space = room.lastIndexOf(" ");
  // Chinese has no spaces to cut at.
  return `${space > room.length - WORD_LONGEST ? room.slice(0, space) : room}…`;
}
