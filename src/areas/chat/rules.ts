import { lengthOf, plainText } from "#areas/inquiry/rules.ts";
import { heardText } from "#areas/support/rules/heard.ts";
import { hoursOf, type Opening, openingAt, weekly } from "#areas/support/rules/opening.ts";
import { SEARCH_LENGTH } from "#areas/support/rules.ts";
import { courtesies } from "./texts/looked-for.ts";

export { isUrgent, wantsPerson } from "#areas/support/rules/heard.ts";

/** The chat as a file. */
export const TRANSCRIPT_PATH = "/support/chat/transcript";

/** Where the page opens after something was written. */
export const NEWEST = "newest";

/** Most characters of a message. */
export const MESSAGE_LENGTH = 500;

/** Most messages that a visitor may write in one chat: with automatic answers, and with a person. */
export const MESSAGES_MOST = 60;
export const ATTENDED_MESSAGES_MOST = 240;

/** Most pictures in one chat. */
export const CHAT_FILES_MOST = 12;

/** What a picture and a mail count beside a message, in the allowance of an address. */
export const FILE_PRICE = 4;
export const MAIL_PRICE = 20;

/** How often a chat's transcript may go out by mail. */
export const MAILS_MOST = 2;

/** How many chats may wait for a person, and how many a member of staff attends at once. */
export const WAITING_MOST = 200;
export const ATTENDED_MOST = 8;

/** Whoever's chat page was not seen for so long has left the desk; their chats wait again. */
export const DUTY_SECONDS = 60;

/** A visitor who was not seen for so long has left the queue, or the chat. */
export const WAITING_AWAY_MINUTES = 10;
export const ATTENDED_AWAY_MINUTES = 30;

/** A sign that somebody writes is told once in so many seconds, and shown for so many. */
export const TYPING_EVERY_SECONDS = 2;
export const TYPING_SHOWN_SECONDS = 6;

/** When people answer chats; on holidays nobody does. */
export const deskHours = { weekdays: "09:00-21:00", weekends: "09:00-18:00" } as const;

/** Whether the desk is open for chats at a moment, and else when it opens. */
export function deskOpening(now: Date): Opening {
  return openingAt(weekly(hoursOf(deskHours.weekdays), hoursOf(deskHours.weekends)), now);
}

/** How long a chat can be read and gone on with; after that it is deleted. */
export const CHAT_HOURS = 24;

/** Random bytes of the token that opens a chat. */
export const TOKEN_BYTES = 32;

/** How often one address may write: so many times within so many seconds. */
export const ALLOWANCE = { most: 120, seconds: 3_600 } as const;

/** Entries of the FAQ in one answer. */
export const ENTRIES_MOST = 3;

/** Who wrote a message. */
export type Author = "visitor" | "automatic" | "staff";

/** The two people of a chat. */
export type Side = Exclude<Author, "automatic">;

/** How it stands with a visitor's chat. */
export type ChatState = "none" | "open" | "waiting" | "attended" | "ended";

/** Whether a person has the chat, or will. */
export function isWithPerson(state: ChatState): boolean {
  return state === "waiting" || state === "attended";
}

/** Messages that may still be written. */
export function messagesLeft(state: ChatState, written: number): number {
  if (state === "ended") return 0;
  return Math.max(0, (isWithPerson(state) ? ATTENDED_MESSAGES_MOST : MESSAGES_MOST) - written);
}

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

/** Whether a text without words is short enough to come with a picture. */
export function lengthOk(typed: string): boolean {
  return lengthOf(plainText(typed)) <= MESSAGE_LENGTH;
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

/** Whether a message is a greeting or thanks and nothing else. */
export function isCourtesy(message: string): boolean {
  const bare = heardText(message).replace(/^[\p{P}\s]+|[\p{P}\s]+$/gu, "");
  return courtesies.some((courtesy) => courtesy === bare);
}
