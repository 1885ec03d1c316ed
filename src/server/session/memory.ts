// This process's cache of sessions: rows that were just read, and when their owners were last
// active. A row is trusted for two seconds; "last seen" is written later, in a batch.

import { hash } from "node:crypto";
import type { Db } from "#db/db.ts";
import * as rows from "./rows.ts";
import type { EndedWhy, Session } from "./sessions.ts";

/** A cached session. */
export interface Remembered {
  session: Session;
  endedWhy: EndedWhy | null;
  /** When its customer was last active, in milliseconds of the bank's clock. */
  seenAt: number;
}

/** The cache of one process. */
export interface Memory {
  /** The session of a token: immediately, or read again if the cached one is too old. */
  find(token: string): Remembered | Promise<Remembered | null>;
  of(session: Session): Remembered | undefined;
  see(session: Session, at: number): void;
  /** The rows of one customer changed elsewhere; without a customer, any may have. */
  distrust(customerId?: string): void;
  close(): Promise<void>;
}

const TRUST_MS = 2_000;
const WRITE_EVERY_MS = 5_000;
const TOKENS_MOST = 50_000;

/** A cache over the table of sessions. */
export function sessionMemory(db: Db, onError: (thrown: unknown) => void): Memory {
  // By token: a cached session costs neither a query nor a hash.
  const tokens = new Map<string, { remembered: Remembered; readAt: number }>();
  const bySession = new WeakMap<Session, Remembered>();
  const unwritten = new Set<Remembered>();
  const distrusted = new Map<string, number>();
  let allDistrusted = -1;

  function isTrusted({ remembered, readAt }: { remembered: Remembered; readAt: number }): boolean {
    const distrustedAt = distrusted.get(remembered.session.customerId) ?? -1;
    return performance.now() - readAt <= TRUST_MS && readAt > Math.max(distrustedAt, allDistrusted);
  }

  async function read(token: string): Promise<Remembered | null> {
    const readAt = performance.now();
    const tokenHash = tokens.get(token)?.remembered.session.hash ?? hashOf(token);
    const row = await rows.byToken(db, tokenHash);
    if (!row) return null;
    // Looked up again: another request may have read it meanwhile.
    const known = tokens.get(token)?.remembered;
    const remembered = known ?? newlyMet(tokenHash, row);
    takeOver(remembered, row);
    if (!known && tokens.size >= TOKENS_MOST) tokens.delete(tokens.keys().next().value as string);
    tokens.set(token, { remembered, readAt });
    bySession.set(remembered.session, remembered);
    return remembered;
  }

  async function write(): Promise<void> {
    for (const [id, at] of distrusted) if (performance.now() - at > TRUST_MS) distrusted.delete(id);
    if (unwritten.size === 0) return;
    const taken = [...unwritten];
    unwritten.clear();
    try {
      await rows.seen(
        db,
        taken.map(({ session, seenAt }) => ({ hash: session.hash, at: new Date(seenAt) })),
      );
    } catch (thrown) {
      // Retried with the next write: a failed write must not sign an active customer out.
      for (const remembered of taken) unwritten.add(remembered);
      throw thrown;
    }
  }

  // A process that dies loses at most five seconds of activity.
  const timer = setInterval(() => void write().catch(onError), WRITE_EVERY_MS);
  timer.unref();

  return {
    find(token) {
      const known = tokens.get(token);
      return known && isTrusted(known) ? known.remembered : read(token);
    },
    of: (session) => bySession.get(session),
    see(session, at) {
      const remembered = bySession.get(session);
      if (!remembered || remembered.seenAt >= at) return;
      remembered.seenAt = at;
      unwritten.add(remembered);
    },
    distrust(customerId) {
      if (customerId === undefined) allDistrusted = performance.now();
      else distrusted.set(customerId, performance.now());
    },
    async close() {
      clearInterval(timer);
      await write().catch(onError);
    },
  };
}

/** Updates the cached session from the row. */
function takeOver(remembered: Remembered, row: rows.SessionRow): void {
  remembered.endedWhy = row.ended_why;
  remembered.session.risk = row.risk;
  // Activity that this process has not written yet is newer than the row.
  remembered.seenAt = Math.max(remembered.seenAt, row.seen_at.getTime());
}

function newlyMet(tokenHash: Buffer, row: rows.SessionRow): Remembered {
  const { customer_id: customerId, opened_at: openedAt, risk } = row;
  return { session: { hash: tokenHash, customerId, openedAt, risk }, endedWhy: null, seenAt: 0 };
}

/** The key of a session in the database: reading the table is not enough to use a session. */
export function hashOf(token: string): Buffer {
  return hash("sha256", token, "buffer");
}
