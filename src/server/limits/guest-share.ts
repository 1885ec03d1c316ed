// Guests may use most of the database's connections, but never all: the rest is for customers.
// Networks take turns, and sign-ins have connections of their own: neither strangers' pages nor
// their searches delay them.

import type { Db, Value } from "#db/db.ts";
import { type FairQueue, fairQueue } from "./fair-queue.ts";

/** What guests do: sign in, or anything else. */
export type Share = "sign-in" | undefined;

/** The connections for sign-ins and for everything else, of the pool's eight. */
export interface ShareLimits {
  signIns: number;
  others: number;
}

/** The default limits. */
export const shareLimits: ShareLimits = { signIns: 2, others: 3 };

// As long as the pool itself waits for a connection.
const waits = { waiting: 400, waitingOfOne: 200, waitMs: 5_000 };

/** The database as the guests of a network use it. */
export type GuestDb = (network: string, share: Share) => Db;

/** Gives guests a limited number of statements and transactions in parallel. */
export function guestShares(db: Db, { signIns, others }: ShareLimits = shareLimits): GuestDb {
  const ofSignIns = fairQueue({ ...waits, atOnce: signIns });
  const ofOthers = fairQueue({ ...waits, atOnce: others });
  return (network, share) => new SharedDb(db, share === "sign-in" ? ofSignIns : ofOthers, network);
}

/** The database without the guests' limit, for caches that guests and customers share. */
export function wholeOf(db: Db): Db {
  return db instanceof SharedDb ? db.whole : db;
}

// A class, because one is created per request of a guest.
class SharedDb implements Db {
  readonly whole: Db;
  readonly #queue: FairQueue;
  readonly #network: string;

  constructor(whole: Db, queue: FairQueue, network: string) {
    this.whole = whole;
    this.#queue = queue;
    this.#network = network;
  }

  query<Row extends object>(sql: string, values: readonly Value[]): Promise<Row[]> {
    return this.#queue.run(this.#network, () => this.whole.query<Row>(sql, values));
  }

  readTogether(questions: Parameters<Db["readTogether"]>[0]): Promise<object[][]> {
    return this.#queue.run(this.#network, () => this.whole.readTogether(questions));
  }

  transaction<T>(work: (db: Db) => Promise<T>): Promise<T> {
    return this.#queue.run(this.#network, () => this.whole.transaction(work));
  }
}
