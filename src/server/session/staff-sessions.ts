// The desk's sessions: few people, so that a row is read for every call. A change of roles, or a
// dismissal, takes effect with the next call.

import { randomBytes } from "node:crypto";
import type { Db } from "#db/db.ts";
import { hashOf } from "./memory.ts";
import { CHANNEL } from "./rows.ts";
import { isSessionToken } from "./sessions.ts";

/** A session of the desk without a call ends after this long. */
export const STAFF_IDLE_SECONDS = 15 * 60;

/** A session of the desk ends after this long, whatever the activity. */
export const STAFF_SESSION_HOURS = 8;

const TOKEN_BYTES = 32;
const TOUCH_EVERY_MS = 5_000;

/** An open session of the desk. */
export interface StaffSession {
  hash: Buffer;
  openedAt: Date;
  seenAt: Date;
}

/** A member of staff who has signed in at the desk. */
export interface Staff {
  id: string;
  roles: readonly string[];
  session: StaffSession;
}

/** The sessions of the desk. */
export interface StaffSessions {
  find(token: string, now: Date): Promise<Staff | null>;
  /** Opens one and ends the person's others, in the given transaction; returns the cookie. */
  open(tx: Db, opening: { staffId: string; label: string; address: string }): Promise<string>;
  end(tx: Db, session: StaffSession): Promise<void>;
  /** Records the person's activity. */
  touch(session: StaffSession, now: Date): void;
  close(): Promise<void>;
}

/** Opens the sessions of the desk for this process. */
export function staffSessionsOf(db: Db, onError: (thrown: unknown) => void): StaffSessions {
  const writing = new Set<Promise<unknown>>();
  return {
    async find(token, now) {
      if (!isSessionToken(token)) return null;
      const hash = hashOf(token);
      const [row] = await db.query<Row>(FIND, [hash]);
      if (!row) return null;
      const session = { hash, openedAt: row.opened_at, seenAt: row.seen_at };
      if (Math.min(...endsOf(session)) <= now.getTime()) return null;
      return { id: row.staff_id, roles: row.roles, session };
    },
    async open(tx, { staffId, label, address }) {
      const token = randomBytes(TOKEN_BYTES).toString("base64url");
      await endSessionsOf(tx, staffId);
      await tx.query(
        `insert into staff_session (token_hash, staff_id, opened_at, seen_at, label, address)
         values ($1, $2, bank.now(), bank.now(), $3, $4)`,
        [hashOf(token), staffId, label, address],
      );
      return token;
    },
    async end(tx, { hash }) {
      await endWhere(tx, "token_hash = $1", hash);
    },
    touch({ hash, seenAt }, now) {
      if (now.getTime() - seenAt.getTime() < TOUCH_EVERY_MS) return;
      const write = db
        .query(
          "update staff_session set seen_at = $2 where token_hash = $1 and seen_at < $2 and ended_at is null",
          [hash, now],
        )
        .catch(onError)
        .finally(() => writing.delete(write));
      writing.add(write);
    },
    async close() {
      await Promise.all(writing);
    },
  };
}

/** What notifications name a member of staff by, beside the ids of customers. */
export function staffKey(staffId: string): string {
  return `staff/${staffId}`;
}

/** Ends the sessions of a member of staff; their open pages are notified on commit. */
export function endSessionsOf(tx: Db, staffId: string): Promise<void> {
  return endWhere(tx, "staff_id = $1", staffId);
}

async function endWhere(tx: Db, which: string, value: string | Buffer): Promise<void> {
  await tx.query(
    `with ended as (
       update staff_session set ended_at = bank.now() where ${which} and ended_at is null
        returning staff_id)
     select pg_notify('${CHANNEL}', '${staffKey("")}' || staff_id) from ended`,
    [value],
  );
}

interface Row {
  staff_id: string;
  roles: string[];
  opened_at: Date;
  seen_at: Date;
}

const FIND = `
  select staff_id, roles, opened_at, seen_at
    from staff_session join staff on staff.id = staff_id
   where token_hash = $1 and ended_at is null and left_at is null and locked_at is null`;

/** How long a session lasts; `isFinal` if no activity extends it any more. */
export function staffTimeLeft(session: Pick<StaffSession, "openedAt" | "seenAt">, now: Date) {
  const [idle, total] = endsOf(session);
  const sessionSeconds = Math.floor((Math.min(idle, total) - now.getTime()) / 1000);
  return { sessionSeconds, isFinal: total <= idle };
}

/** When it ends without activity, and when it ends whatever the activity. */
function endsOf({ openedAt, seenAt }: Pick<StaffSession, "openedAt" | "seenAt">): [number, number] {
  const idle = seenAt.getTime() + STAFF_IDLE_SECONDS * 1000;
  return [idle, openedAt.getTime() + STAFF_SESSION_HOURS * 3_600_000];
}
