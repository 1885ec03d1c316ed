import { personPatterns } from "../texts/looked-for/person.ts";
import { folded } from "./search/folding.ts";

/** A text normalised before matching: half width, lower case, one kind of apostrophe. */
export function heardText(text: string): string {
  // NFKC first: folding keeps the length, so it cannot expand compatibility characters.
  return folded(text.normalize("NFKC")).replace(/\s+/g, " ").trim();
}

/** Whether a text, in Traditional characters, asks for a human agent. */
export function wantsPerson(text: string): boolean {
  const heard = heardText(text);
  return personPatterns.some((pattern) => pattern.test(heard));
}
