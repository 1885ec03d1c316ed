import type { FastifyRequest } from "fastify";
import type { Actor } from "#base/call/callers.ts";
import type { TopicKind } from "#base/call/live.ts";
import type { ErrorCode } from "#base/errors/catalogue.ts";
import type { Db } from "#db/db.ts";
import type { Cookies } from "../http/cookies.ts";
import type { Vault } from "../secrets/vault.ts";
import type { KnownCallers } from "../session/callers.ts";

/** The caller of a stream, and how long they may use it. */
export interface StreamCaller extends KnownCallers {
  actor: Actor;
  cookies: Cookies;
  /** The code for callers without a session. */
  nobody: ErrorCode;
  /** Why the session of the cookie has ended; null without a cookie, or while it is open. */
  lostWhy: ErrorCode | null;
  /** Why the session has ended by now, or null. */
  endedWhy(): Promise<ErrorCode | null>;
  /** Calls back when the session or the rights may have changed; returns how to unsubscribe. */
  watch(onChange: () => void): () => void;
}

/** Identifies the caller of a stream; each site has its own. */
export type StreamCallerOf = (request: FastifyRequest) => Promise<StreamCaller>;

/** What decides whether a caller may subscribe to a topic. */
export interface SubscribeContext extends KnownCallers {
  actor: Actor;
  cookies: Cookies;
  db: Db;
  vault: Vault;
}

/** A kind of topic with the rule of who may subscribe. */
export interface TopicRule {
  kind: TopicKind;
  /** Called when a stream opens and again while it is open; only the key's format is checked. */
  maySubscribe(key: string, context: SubscribeContext): boolean | Promise<boolean>;
}
