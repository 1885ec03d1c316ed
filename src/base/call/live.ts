// The definition of live messages shared by browser and server: a topic kind is data, a topic is
// one conversation, queue or flow of that kind.

import type { Static, TSchema } from "typebox";

/** Where a page opens its stream; the query names the topics. */
export const STREAM_PATH = "/live";

/** Where a page without topics listens for the end of its session. */
export const LIVE_PATH = "/live/session";

/** Maximum number of topics per stream. */
export const TOPICS_MOST = 16;

/** Maximum size of a message, as JSON in UTF-8. */
export const MESSAGE_BYTES_MOST = 65_536;

/** A kind of topic: the schema of its messages, and how long they can be read again. */
export interface TopicKind<Message extends TSchema = TSchema> {
  /** Lower-case letters and hyphens; the first part of the topic's name. */
  name: string;
  message: Message;
  /** A client that reconnects within this time misses nothing. */
  retentionSeconds: number;
}

/** One topic. */
export interface Topic<Message extends TSchema = TSchema> {
  kind: TopicKind<Message>;
  /** `kind:key`, the same in the browser, in the URL and in the database. */
  name: string;
}

/** The type of a topic's messages. */
export type MessageOf<T extends Topic> = Static<T["kind"]["message"]>;

/** The events of a stream other than messages. */
export type StreamEvent =
  /** The stream is open, and its positions are known. */
  | "ready"
  /** Messages of a topic were deleted before they could be read: the page must reload its state. */
  | "gap"
  /** The session is over; the data is the code that says why. */
  | "ended";

const KIND = /^[a-z][a-z-]{0,30}$/;
const KEY = /^[\w-]{1,64}$/;

/** Declares a kind of topic. */
export function topicKind<Message extends TSchema>(kind: TopicKind<Message>): TopicKind<Message> {
  if (!KIND.test(kind.name)) throw new Error(`${kind.name} cannot name a kind of topic`);
  return kind;
}

/** The topic of a kind with a key: letters, digits, hyphens and underscores. */
export function topicOf<Message extends TSchema>(
  kind: TopicKind<Message>,
  key: string,
): Topic<Message> {
  if (!KEY.test(key)) throw new Error(`not a key of the topic ${kind.name}`);
  return { kind, name: `${kind.name}:${key}` };
}

/** The two parts of a topic's name, or null when the name is invalid. */
export function topicParts(name: string): { kind: string; key: string } | null {
  const [kind = "", key = "", more] = name.split(":");
  return KIND.test(kind) && KEY.test(key) && more === undefined ? { kind, key } : null;
}

const BASE = 36;

/** The id of a stream's events: the position in each of its topics, in their order. */
export function idOf(positions: Iterable<number>): string {
  return [...positions].map((position) => position.toString(BASE)).join(".");
}

/** The positions in an id. */
export function positionsIn(id: string): number[] {
  return id.split(".").map((part) => Number.parseInt(part, BASE));
}
