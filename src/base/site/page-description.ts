import type { Language } from "../text/language.ts";

/** The longest description that searchers show. */
export const DESCRIPTION_MOST = 160;

/** The shortest that tells something by itself: Chinese says more in a character. */
export const descriptionLeast = { zh: 15, en: 50, ko: 20 } as const satisfies Record<
  Language,
  number
>;

/** Full-width stops and marks, and half-width ones at the end of a word. */
const SENTENCE_END = /[\u3002\uff01\uff1f]|[.!?](?= |$)/g;
const WORD_LONGEST = 20;

/** What a page says of itself to searchers: a short lead with its title before it, a long one cut. */
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
