// The shape in which browser and server agree on live messages: a topic kind is data, a topic is one
// conversation, queue or flow of that kind.

import type { Static, TSchema } from "typebox";

/** Where a page opens its stream; the query names the topics. */
export const STREAM_PATH = "/live";

/** How many topics one stream may carry. */
export const TOPICS_MOST = 16;

/** How large a message may be, as JSON in UTF-8. */
export const MESSAGE_BYTES_MOST = 65_536;

/** A kind of topic: what its messages look like, and how long they can be read again. */
export interface TopicKind<Message extends TSchema = TSchema> {
  /** Lower-case letters and hyphens; the first part of the topic's name. */
  name: string;
  message: Message;
  /** Who reconnects within this time misses nothing. */
  retentionSeconds: number;
}

/** One topic. */
export interface Topic<Message extends TSchema = TSchema> {
  kind: TopicKind<Message>;
  /** `kind:key`, the same in the browser, in the address and in the database. */
  name: string;
}

/** What a message of a topic is. */
export type MessageOf<T extends Topic> = Static<T["kind"]["message"]>;

/** The events of a stream besides messages. */
export type StreamEvent =
  /** The stream is open, and its positions are known. */
  | "ready"
  /** Messages of a topic were deleted before they could be read: the page reads its state again. */
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

/** The two parts of a topic's name, or null where it is none. */
export function topicParts(name: string): { kind: string; key: string } | null {
  const [kind = "", key = "", more] = name.split(":");
  return KIND.test(kind) && KEY.test(key) && more === undefined ? { kind, key } : null;
}
