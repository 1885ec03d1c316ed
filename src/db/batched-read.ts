import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import type { Db } from "./db.ts";

// Later reads do not wait for a statement that takes longer: something is wrong with it.
const UNDER_WAY_MOST_MS = 100;

/** Reads the rows of several keys in one statement; returns them in the order of the keys. */
type ReadAll<Key, Row> = (db: Db, keys: readonly Key[]) => Promise<readonly (Row | null)[]>;

/**
 * Makes a read of one row from a read of several: callers in the same turn of the event loop, or
 * while the previous statement is running, share the next one. A single caller waits for nobody,
 * and under load the cost of a statement is shared. The keys must be validated before: one that the
 * database rejects fails the whole batch.
 */
export function batchedRead<Key, Row>(readAll: ReadAll<Key, Row>) {
  const waiting = new WeakMap<Db, Batching<Key, Row>>();
  const underway = new WeakMap<Db, Promise<unknown>>();

  async function read(db: Db, keys: readonly Key[]): Promise<readonly (Row | null)[]> {
    await nextTurn();
    const before = underway.get(db);
    if (before) await Promise.race([before, sleep(UNDER_WAY_MOST_MS, undefined, { ref: false })]);
    waiting.delete(db);
    const rows = readAll(db, keys);
    const settled = rows.then(noWord, noWord).then(() => {
      if (underway.get(db) === settled) underway.delete(db);
    });
    underway.set(db, settled);
    return rows;
  }

  return async (db: Db, key: Key): Promise<Row | null> => {
    let batching = waiting.get(db);
    if (!batching) {
      const keys: Key[] = [];
      batching = { keys, rows: read(db, keys) };
      waiting.set(db, batching);
    }
    const place = batching.keys.push(key) - 1;
    return (await batching.rows)[place] ?? null;
  };
}

const noWord = () => undefined;

interface Batching<Key, Row> {
  keys: Key[];
  rows: Promise<readonly (Row | null)[]>;
}

/** Rows by their position among the keys, which the statement counts from one. */
export function inKeyOrder<Row extends object>(
  rows: readonly (Row & { place: number })[],
  count: number,
): (Row | null)[] {
  const all = new Array<Row | null>(count).fill(null);
  for (const { place, ...row } of rows) all[place - 1] = row as unknown as Row;
  return all;
}
