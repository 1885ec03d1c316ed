import { calmPatterns, personPatterns, simplified, urgentPatterns } from "../texts/looked-for.ts";
import { folded } from "./search/folding.ts";

/**
 * A text normalised before matching: half width, lower case, one kind of apostrophe, and
 * Traditional where the patterns have simplified characters.
 */
export function heardText(text: string): string {
  // NFKC first: folding keeps the length, so it cannot expand compatibility characters.
  const plain = folded(text.normalize("NFKC")).replace(/\s+/g, " ").trim();
  return [...plain].map((character) => simplified[character] ?? character).join("");
}

/** Whether a text mentions a loss or a crime, so that emergency help comes before any answer. */
export function isUrgent(text: string): boolean {
  const heard = heardText(text);
  if (!urgentPatterns.some((pattern) => pattern.test(heard))) return false;
  // Without its harmless part, the text must still be urgent.
  const rest = calmPatterns.reduce((left, pattern) => left.replace(pattern, " "), heard);
  return rest === heard || urgentPatterns.some((pattern) => pattern.test(rest));
}

/** Whether a text asks for a human agent. */
export function wantsPerson(text: string): boolean {
  const heard = heardText(text);
  return personPatterns.some((pattern) => pattern.test(heard));
}
