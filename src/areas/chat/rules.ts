import { lengthOf, plainText } from "#areas/inquiry/rules.ts";
import { heardText } from "#areas/support/rules/heard.ts";
import { hoursOf, type Opening, openingAt, weekly } from "#areas/support/rules/opening.ts";
import { SEARCH_LENGTH } from "#areas/support/rules.ts";
import { chatHours } from "#base/site/service.ts";
import { courtesies } from "./texts/looked-for.ts";

/** The chat as a file. */
export const TRANSCRIPT_PATH = "/support/chat/transcript";

/** The anchor where the page opens after a message was sent. */
export const NEWEST = "newest";

/** The maximum length of a message, in characters. */
export const MESSAGE_LENGTH = 500;

/**
 * The maximum number of a visitor's messages per chat: with automatic answers, and with an agent.
 */
export const MESSAGES_MOST = 60;
export const ATTENDED_MESSAGES_MOST = 240;

/** The maximum number of pictures in one chat. */
export const CHAT_FILES_MOST = 12;

/** What a picture and a mail cost, in messages, within the limit of a network. */
export const FILE_PRICE = 4;
export const MAIL_PRICE = 20;

/** Enough of an id to distinguish chats on the phone. */
export const REFERENCE_LENGTH = 8;

/** How often a chat's transcript may be mailed. */
export const MAILS_MOST = 2;

/**
 * How many chats may wait for an agent, of everybody and of one network, and how many an agent may
 * attend in parallel.
 */
export const WAITING_MOST = 200;
export const NETWORK_WAITING_MOST = 20;
export const ATTENDED_MOST = 8;

/**
 * An agent whose chat page was not seen for this long has left; their chats go back to the queue.
 */
export const DUTY_SECONDS = 60;

/** A visitor not seen for this long has left the queue, or the chat. */
export const WAITING_AWAY_MINUTES = 10;
export const ATTENDED_AWAY_MINUTES = 30;

/** How often a typing signal is sent, and how long it is shown. */
export const TYPING_EVERY_SECONDS = 2;
export const TYPING_SHOWN_SECONDS = 6;

/** Whether the desk is open for chats at a moment, and otherwise when it opens. */
export function deskOpening(now: Date): Opening {
  return openingAt(weekly(hoursOf(chatHours.weekdays), hoursOf(chatHours.weekends)), now);
}

/** How long a chat can be read and continued before it is deleted. */
export const CHAT_HOURS = 24;

/** The number of random bytes of a chat's token. */
export const TOKEN_BYTES = 32;

/** How often one network may write: a number within a period in seconds. */
export const ALLOWANCE = { most: 120, seconds: 3_600 } as const;

/** The maximum number of FAQ entries in one answer. */
export const ENTRIES_MOST = 3;

/** Who wrote a message. */
export type Author = "visitor" | "automatic" | "staff";

/** The two human sides of a chat. */
export type Side = Exclude<Author, "automatic">;

/** The state of a visitor's chat. */
export type ChatState = "none" | "open" | "waiting" | "attended" | "ended";

/** Whether an agent has the chat, or it waits for one. */
export function isWithPerson(state: ChatState): boolean {
  return state === "waiting" || state === "attended";
}

/** The number of messages that a visitor may write in a chat of this state. */
export function messagesMost(state: ChatState): number {
  return isWithPerson(state) ? ATTENDED_MESSAGES_MOST : MESSAGES_MOST;
}

/** The number of messages that may still be written. */
export function messagesLeft(state: ChatState, written: number): number {
  return state === "ended" ? 0 : Math.max(0, messagesMost(state) - written);
}

/** An entry of the FAQ as it was offered. */
export interface OfferedEntry {
  title: string;
  excerpt: string;
  path: string;
}

/** A message as shown and stored. */
export interface Message {
  author: Author;
  body: string;
  entries: readonly OfferedEntry[];
}

/** Whether a text, which may be empty, is short enough to come with a picture. */
export function lengthOk(typed: string): boolean {
  return lengthOf(plainText(typed)) <= MESSAGE_LENGTH;
}

/** The message in the form it is stored; null if it is empty or too long. */
export function messageOf(typed: string): string | null {
  const plain = plainText(typed);
  return plain === "" || lengthOf(plain) > MESSAGE_LENGTH ? null : plain;
}

/** The part of a message to search for: all of a short one, the question of a long one. */
export function searchedPart(message: string): string {
  const line = message.replace(/\s+/g, " ");
  if (line.length <= SEARCH_LENGTH) return line;
  // The punctuation stays with its sentence; the full-width marks are for Chinese texts.
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

/** Whether a message is only a greeting or thanks. */
export function isCourtesy(message: string): boolean {
  const words = heardText(message).replace(/^[\p{P}\s]+/u, "");
  return courtesies.some(
    (courtesy) => words.startsWith(courtesy) && /^[\p{P}\s]*$/u.test(words.slice(courtesy.length)),
  );
}
