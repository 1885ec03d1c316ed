import type { FastifyRequest } from "fastify";
import type { Actor } from "#base/call/actor.ts";
import type { TopicKind } from "#base/call/live.ts";
import type { ErrorCode } from "#base/errors/catalogue.ts";
import type { Db } from "#db/db.ts";
import type { Cookies } from "../http/cookies.ts";
import type { Vault } from "../secrets/vault.ts";
import type { KnownCallers } from "../session/callers.ts";

/** Who opens a stream, and for how long they may. */
export interface StreamCaller extends KnownCallers {
  actor: Actor;
  cookies: Cookies;
  /** What is said to whom a session is missing. */
  nobody: ErrorCode;
  /** Why the session that came along is over; null where none came, or it is open. */
  lostWhy: ErrorCode | null;
  /** Why the session is over by now, or null. */
  endedWhy(): Promise<ErrorCode | null>;
  /** Calls back when that, or what the caller may do, may have changed; answers how to stop that. */
  watch(onChange: () => void): () => void;
}

/** Finds out who opens a stream; each site has its own. */
export type StreamCallerOf = (request: FastifyRequest) => Promise<StreamCaller>;

/** What decides whether somebody may hear a topic. */
export interface SubscribeContext extends KnownCallers {
  actor: Actor;
  cookies: Cookies;
  db: Db;
  vault: Vault;
}

/** A kind of topic beside who may hear it. */
export interface TopicRule {
  kind: TopicKind;
  /** Asked when a stream opens and again while it is open; the key has the right form, no more. */
  maySubscribe(key: string, context: SubscribeContext): boolean | Promise<boolean>;
}
