// Passwords that are common or were found in breaches, and are tried first by whoever guesses. The list
// is loaded with the first new password, needs a few megabytes, and is never sent to a browser.

import { undisguised } from "#base/identity/common-passwords.ts";
import { plainPassword } from "#base/identity/password.ts";

/** Shorter words are parts of too many others. */
const WORD_LENGTH_MIN = 4;

// What people add to a password that was refused: a year, a digit or two, a sign.
const BEGINNING = /^[^\p{L}]{1,2}/u;
const ENDING = /(?:(?:19|20)\d{2}|[^\p{L}]{1,2})[^\p{L}\d]?$/u;

let list: Promise<ReadonlySet<string>> | null = null;

/** Whether a password is in the list, whatever its case, also with letters disguised or something trivial added. */
export async function isBreached(typed: string): Promise<boolean> {
  list ??= loadList();
  const known = await list;
  const folded = plainPassword(typed).toLowerCase();
  const words = [folded, folded.replace(BEGINNING, ""), folded.replace(ENDING, "")];
  const cores = [...words, folded.replace(BEGINNING, "").replace(ENDING, "")];
  return cores
    .filter((word) => word.length >= WORD_LENGTH_MIN)
    .some((word) => known.has(word) || known.has(undisguised(word)));
}

async function loadList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"].map((word) => String(word).toLowerCase()));
}
