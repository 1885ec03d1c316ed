// Sessions are rows, so that any process can serve any customer; a call costs no write, and the
// database notifies every process immediately when a session ends.

import { randomBytes } from "node:crypto";
import type { ErrorCode } from "#base/errors/catalogue.ts";
import { IDLE_SECONDS, SESSION_HOURS } from "#base/identity/sign-in.ts";
import type { Db } from "#db/db.ts";
import { hashOf, type Remembered, sessionMemory } from "./memory.ts";
import * as rows from "./rows.ts";

/** How unusual a sign-in looked. */
export type Risk = "low" | "new" | "high";

/** Why a session has ended. */
export type EndedWhy = "elsewhere" | "signed-out" | "expired" | "panic" | "desk";

/** An open session. */
export interface Session {
  hash: Buffer;
  customerId: string;
  openedAt: Date;
  risk: Risk;
}

/** The result of looking up a cookie. */
export type Found = { session: Session } | { code: ErrorCode };

/** The parameters of a new session. */
export interface Opening {
  customerId: string;
  risk: Risk;
  label: string;
  address: string;
}

/** The sessions of the bank, as this process knows them. */
export interface Sessions {
  /** The session of a cookie; without waiting where this process has just read it. */
  find(cookie: string | undefined, now: Date): Found | Promise<Found>;
  /** Opens one and ends the customer's others, in the given transaction; returns the cookie. */
  open(db: Db, opening: Opening): Promise<string>;
  /** Ends every open session of a customer, except `but`. */
  end(db: Db, customerId: string, ending: { why: EndedWhy; but?: Buffer }): Promise<void>;
  /** The customer has confirmed an unusual sign-in; returns its new risk. */
  confirm(db: Db, session: Session): Promise<Risk>;
  /** Records the customer's activity. */
  touch(session: Session, now: Date): void;
  /** How long the session lasts without further activity. */
  secondsLeft(session: Session, now: Date): number;
  /** Calls back when a session of the customer may have ended; returns the unsubscribe function. */
  watch(customerId: string, onChange: () => void): () => void;
  /** The rows of a customer changed elsewhere. */
  forget(customerId: string): void;
  /** Notifications may have been missed for a while. */
  forgetAll(): void;
  close(): Promise<void>;
}

const TOKEN_BYTES = 32;
const COOKIE = /^[\w-]{43}$/;

const endedCodes: Record<EndedWhy, ErrorCode> = {
  elsewhere: "CHEA000003",
  "signed-out": "CHEA000001",
  expired: "CHEA000206",
  panic: "CHEA000001",
  desk: "CHEA000001",
};

/** Opens the sessions for this process. */
export function sessionsOf(db: Db, onError: (thrown: unknown) => void): Sessions {
  const memory = sessionMemory(db, onError);
  const watchers = new Map<string, Set<() => void>>();

  return {
    find(cookie, now) {
      if (!isSessionToken(cookie)) return { code: "CHEA000001" };
      const found = memory.find(cookie);
      return found instanceof Promise
        ? found.then((read) => judged(read, now))
        : judged(found, now);
    },
    async open(tx, opening) {
      const token = randomBytes(TOKEN_BYTES).toString("base64url");
      await rows.end(tx, opening.customerId, { why: "elsewhere" });
      await rows.open(tx, hashOf(token), opening);
      return token;
    },
    end: (tx, customerId, ending) => rows.end(tx, customerId, ending),
    confirm: (tx, session) => rows.confirm(tx, session),
    touch: (session, now) => memory.see(session, now.getTime()),
    secondsLeft(session, now) {
      const found = memory.of(session);
      return found ? Math.max(0, Math.floor((endOf(found) - now.getTime()) / 1000)) : 0;
    },
    watch(customerId, onChange) {
      const all = watchers.get(customerId) ?? new Set();
      watchers.set(customerId, all.add(onChange));
      return () => {
        all.delete(onChange);
        if (all.size === 0) watchers.delete(customerId);
      };
    },
    forget(customerId) {
      memory.distrust(customerId);
      for (const onChange of watchers.get(customerId) ?? []) onChange();
    },
    forgetAll() {
      memory.distrust();
      for (const all of watchers.values()) for (const onChange of all) onChange();
    },
    close: () => memory.close(),
  };
}

/** Whether a cookie's value has a session's format; any other needs no query. */
export function isSessionToken(cookie: string | undefined): cookie is string {
  return cookie !== undefined && COOKIE.test(cookie);
}

/** The session where it is still open, or why it is not. */
function judged(found: Remembered | null, now: Date): Found {
  if (!found) return { code: "CHEA000001" };
  if (found.endedWhy) return { code: endedCodes[found.endedWhy] };
  return endOf(found) <= now.getTime() ? { code: "CHEA000206" } : { session: found.session };
}

function endOf({ session, seenAt }: Remembered): number {
  const idle = seenAt + IDLE_SECONDS * 1000;
  return Math.min(idle, session.openedAt.getTime() + SESSION_HOURS * 3_600_000);
}
