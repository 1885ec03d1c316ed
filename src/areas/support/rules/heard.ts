import { calmPatterns, personPatterns, simplified, urgentPatterns } from "../texts/looked-for.ts";
import { folded } from "./search/folding.ts";

/**
 * A text as it is looked at before anything is made of it: half width, lower case, one kind of
 * apostrophe, and Traditional where the words looked for have simplified characters.
 */
export function heardText(text: string): string {
  // Widths first: a full-width letter is longer in no other way.
  const plain = folded(text.normalize("NFKC")).replace(/\s+/g, " ").trim();
  return [...plain].map((character) => simplified[character] ?? character).join("");
}

/** Whether a text tells of a loss or a crime, for which help comes before any answer. */
export function isUrgent(text: string): boolean {
  const heard = heardText(text);
  if (!urgentPatterns.some((pattern) => pattern.test(heard))) return false;
  // What is left without the harmless part must still be urgent.
  const rest = calmPatterns.reduce((left, pattern) => left.replace(pattern, " "), heard);
  return rest === heard || urgentPatterns.some((pattern) => pattern.test(rest));
}

/** Whether a text asks for a person. */
export function wantsPerson(text: string): boolean {
  const heard = heardText(text);
  return personPatterns.some((pattern) => pattern.test(heard));
}
