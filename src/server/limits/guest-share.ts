// Guests may use most of the database's connections, but never all: the rest is for customers.

import type { Db } from "#db/db.ts";
import { RequestRejected } from "../http/guard.ts";

/** Of the pool's eight. */
export const GUEST_CONNECTIONS = 5;

const WAITING_MOST = 400;
// As long as the pool itself waits for a connection.
const WAIT_MS = 5_000;
const COME_BACK_SECONDS = 5;

const shared = new WeakMap<Db, Db>();

/** The database as guests use it: a limited number of statements and transactions in parallel. */
export function guestShare(db: Db, connections: number): Db {
  const enter = slotsOf(connections);
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    await enter.wait();
    try {
      return await work();
    } finally {
      enter.leave();
    }
  };
  const share: Db = {
    query: (sql, values) => run(() => db.query(sql, values)),
    readTogether: (questions) => run(() => db.readTogether(questions)),
    transaction: (work) => run(() => db.transaction(work)),
  };
  shared.set(share, db);
  return share;
}

/** The database without the guests' limit, for caches that guests and customers share. */
export function wholeOf(db: Db): Db {
  return shared.get(db) ?? db;
}

function slotsOf(most: number) {
  const waiting = new Set<() => void>();
  let running = 0;
  return {
    wait(): Promise<void> | undefined {
      if (running < most) {
        running += 1;
        return;
      }
      if (waiting.size >= WAITING_MOST) throw new RequestRejected(503, COME_BACK_SECONDS);
      return new Promise((resolve, reject) => {
        const turn = () => {
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(() => {
          waiting.delete(turn);
          reject(new RequestRejected(503, COME_BACK_SECONDS));
        }, WAIT_MS);
        waiting.add(turn);
      });
    },
    leave(): void {
      const [next] = waiting;
      if (!next) {
        running -= 1;
        return;
      }
      waiting.delete(next);
      next();
    },
  };
}
