import { lengthOf, plainText } from "#areas/inquiry/rules.ts";
import { SEARCH_LENGTH } from "#areas/support/rules.ts";
import { courtesies, personWords, urgentWords } from "./texts/looked-for.ts";

/** The chat as a file. */
export const TRANSCRIPT_PATH = "/support/chat/transcript";

/** Where the page opens after something was written. */
export const NEWEST = "newest";

/** Most characters of a message. */
export const MESSAGE_LENGTH = 500;

/** Most messages that a visitor may write in one chat. */
export const MESSAGES_MOST = 60;

/** How long a chat can be read and gone on with; after that it is deleted. */
export const CHAT_HOURS = 24;

/** Random bytes of the token that opens a chat. */
export const TOKEN_BYTES = 32;

/** How often one address may write: so many times within so many seconds. */
export const ALLOWANCE = { most: 120, seconds: 3_600 } as const;

/** Entries of the FAQ in one answer. */
export const ENTRIES_MOST = 3;

/** Who wrote a message. */
export type Author = "visitor" | "automatic";

/** How it stands with a visitor's chat. */
export type ChatState = "none" | "open" | "ended";

/** An entry of the FAQ as it was offered. */
export interface OfferedEntry {
  title: string;
  excerpt: string;
  path: string;
}

/** A message as it is shown and written down. */
export interface Message {
  author: Author;
  body: string;
  entries: readonly OfferedEntry[];
}

/** What was written, as it may be kept; null when nothing is left of it or it is too long. */
export function messageOf(typed: string): string | null {
  const plain = plainText(typed);
  return plain === "" || lengthOf(plain) > MESSAGE_LENGTH ? null : plain;
}

/** The part of a message that is searched for: all of a short one, the question of a long one. */
export function searchedPart(message: string): string {
  const line = message.replace(/\s+/g, " ");
  if (line.length <= SEARCH_LENGTH) return line;
  // The sign at the end of a sentence stays with it; the full-width ones are in Chinese texts.
  const sentences = line.match(/[^.?!\u3002\uff1f\uff01]+[.?!\u3002\uff1f\uff01]*/g) ?? [line];
  const question = sentences.find((sentence) => /[?\uff1f]\s*$/.test(sentence)) ?? line;
  const characters = [...question.trim()];
  let part = "";
  for (const character of characters) {
    if (part.length + character.length > SEARCH_LENGTH) break;
    part += character;
  }
  return part;
}

/** Whether a message tells of something that must not wait for an answer in writing. */
export function isUrgent(message: string): boolean {
  const lower = message.toLowerCase();
  return urgentWords.some((word) => lower.includes(word));
}

/** Whether a message asks for a person. */
export function wantsPerson(message: string): boolean {
  const lower = message.toLowerCase();
  return personWords.some((word) => lower.includes(word));
}

/** Whether a message is a greeting or thanks and nothing else. */
export function isCourtesy(message: string): boolean {
  const bare = message.toLowerCase().replace(/^[\p{P}\s]+|[\p{P}\s]+$/gu, "");
  return courtesies.some((courtesy) => courtesy === bare);
}
