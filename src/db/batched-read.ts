import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import type { Db } from "./db.ts";
import type { Query, Statement } from "./statements.ts";
import { isDatabaseAway } from "./unavailable.ts";

// Later reads do not wait for a statement that takes longer: something is wrong with it.
const UNDER_WAY_MOST_MS = 100;

/** How the rows of several keys are read in one statement. */
export interface ReadByKeys<Key, Row extends object> {
  /** Its rows name, and keep, the position of their key, counted from one. */
  statement: Statement<Row & { place: number }>;
  values(keys: readonly Key[]): readonly string[];
}

interface Batch {
  read: ReadByKeys<unknown, object>;
  keys: unknown[];
  rows: PromiseWithResolvers<readonly (object | null)[]>;
}

/** What waits to be read from one database. */
interface Queue {
  waiting: Map<object, Batch>;
  underway: Promise<unknown> | null;
}

const queues = new WeakMap<Db, Queue>();

/**
 * Makes a read of one row from a read of several: callers in the same turn of the event loop, or
 * while the previous statement is running, share the next one, and different reads share a round
 * trip. A single caller waits for nobody, and under load the cost of a statement is shared. The
 * keys must be validated before: one that the database rejects fails the whole batch.
 */
export function batchedRead<Key, Row extends object>(read: ReadByKeys<Key, Row>) {
  return async (db: Db, key: Key): Promise<Row | null> => {
    const { keys, rows } = batchFor(db, read as unknown as ReadByKeys<unknown, object>);
    const place = keys.push(key) - 1;
    return ((await rows.promise)[place] ?? null) as Row | null;
  };
}

function batchFor(db: Db, read: Batch["read"]): Batch {
  const queue = queues.get(db) ?? { waiting: new Map<object, Batch>(), underway: null };
  queues.set(db, queue);
  if (queue.waiting.size === 0) void sendWaiting(db, queue);
  const known = queue.waiting.get(read);
  if (known) return known;
  const batch: Batch = { read, keys: [], rows: Promise.withResolvers() };
  queue.waiting.set(read, batch);
  return batch;
}

async function sendWaiting(db: Db, queue: Queue): Promise<void> {
  await nextTurn();
  const { underway } = queue;
  if (underway) await Promise.race([underway, sleep(UNDER_WAY_MOST_MS, undefined, { ref: false })]);
  const batches = [...queue.waiting.values()];
  queue.waiting.clear();
  const sent = readAll(db, batches).then(() => {
    if (queue.underway === sent) queue.underway = null;
  });
  queue.underway = sent;
}

/** Settles the batches, and never fails itself. */
async function readAll(db: Db, batches: readonly Batch[]): Promise<void> {
  try {
    const results = await db.readTogether(batches.map(queryOf));
    batches.forEach(({ keys, rows }, index) => {
      rows.resolve(inKeyOrder(results[index] as { place: number }[], keys.length));
    });
  } catch (thrown) {
    // A read that fails must not fail those of others, unless nobody can be read from.
    const isShared = batches.length > 1 && !isDatabaseAway(thrown);
    if (isShared) await Promise.all(batches.map((batch) => readAll(db, [batch])));
    else for (const { rows } of batches) rows.reject(thrown);
  }
}

function queryOf({ read, keys }: Batch): Query {
  return { statement: read.statement as Statement, values: read.values(keys) };
}

/** Rows by their position among the keys, which the statement counts from one. */
function inKeyOrder(rows: readonly { place: number }[], count: number): (object | null)[] {
  const all = new Array<object | null>(count).fill(null);
  for (const row of rows) all[row.place - 1] = row;
  return all;
}
