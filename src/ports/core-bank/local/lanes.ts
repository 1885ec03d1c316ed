// Tasks queue while a lane is busy; the lane then does all that have queued in one transaction. No
// timer: a lone task goes at once, and the busier it is the more share a commit.

import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { isDatabaseAway } from "#db/db.ts";
import { runBatch } from "./batch.ts";
import { type Connection, connect } from "./connection.ts";
import type { Outcome, Task } from "./task.ts";

const QUEUE_MOST = 5_000;
// A batch that fails so often for a reason that passes has another reason.
const TRIES_MOST = 5;
const RECONNECT_TRIES_MOST = 50;
const RECONNECT_PAUSE_MS = 100;

/** Serialization failure, deadlock, and a key that another batch has just posted. */
const PASSING = new Set(["40001", "40P01", "23505"]);

/** Too many tasks wait; the caller should come back in a moment. */
export class LedgerBusy extends Error {
  override name = "LedgerBusy";
  readonly statusCode = 503;
}

/** The ledger's queue and the connections that work it off. */
export interface Lanes {
  /** Does a task; fails when it cannot be known to be done. */
  submit(task: Task): Promise<Outcome>;
  /** Ends when everything that was submitted is done. */
  close(): Promise<void>;
}

interface Job {
  task: Task;
  resolve(outcome: Outcome): void;
  reject(thrown: unknown): void;
}

interface Lane {
  connection: Connection | null;
}

/** Where the lanes lead, how many there are, and how much goes in one transaction. */
export interface LaneOptions {
  url: string;
  lanes: number;
  batchMost: number;
}

/** Opens the lanes. */
export async function openLanes({ url, lanes, batchMost }: LaneOptions): Promise<Lanes> {
  const all = await Promise.all(
    Array.from({ length: lanes }, async (): Promise<Lane> => ({ connection: await connect(url) })),
  );
  const queue: Job[] = [];
  const idle = [...all];
  const working = new Set<Promise<void>>();

  async function work(lane: Lane): Promise<void> {
    // After the turn of the event loop in which tasks come in, so that a burst goes together.
    for (await nextTurn(); queue.length > 0; await nextTurn()) {
      const jobs = queue.splice(0, batchMost);
      const isAway = await perform(url, lane, jobs);
      // Who waits behind must not wait for the same in vain.
      if (isAway) for (const job of queue.splice(0)) job.reject(isAway.thrown);
    }
    idle.push(lane);
  }

  function wake(): void {
    const lane = idle.pop();
    if (!lane) return;
    const done = work(lane).finally(() => working.delete(done));
    working.add(done);
  }

  return {
    submit(task) {
      if (queue.length >= QUEUE_MOST) return Promise.reject(new LedgerBusy("the queue is full"));
      return new Promise((resolve, reject) => {
        queue.push({ task, resolve, reject });
        wake();
      });
    },
    async close() {
      while (working.size > 0) await Promise.all(working);
      await Promise.all(all.map(({ connection }) => connection?.end().catch(() => undefined)));
    },
  };
}

/** Does the jobs, again where need be; answers what was thrown when the database stayed away. */
async function perform(
  url: string,
  lane: Lane,
  jobs: readonly Job[],
): Promise<{ thrown: unknown } | null> {
  for (let tries = 1; ; tries += 1) {
    try {
      const connection = await connectionOf(url, lane);
      const outcomes = await runBatch(
        connection,
        jobs.map(({ task }) => task),
      );
      jobs.forEach((job, index) => {
        job.resolve(outcomes[index] as Outcome);
      });
      return null;
    } catch (thrown) {
      // Nobody knows whether a batch was posted whose connection broke: the keys make it safe to ask again.
      const isLost = lane.connection === null || lane.connection.isLost() || isDatabaseAway(thrown);
      const isUnreachable = lane.connection === null;
      if (isLost) drop(lane);
      if (!isUnreachable && (isLost || isPassing(thrown)) && tries < TRIES_MOST) continue;
      if (!isLost && jobs.length > 1) return performApart(url, lane, jobs);
      for (const job of jobs) job.reject(thrown);
      return isLost ? { thrown } : null;
    }
  }
}

/** One task that cannot be done must not fail its neighbours: halves find it in few steps. */
async function performApart(url: string, lane: Lane, jobs: readonly Job[]) {
  const middle = Math.ceil(jobs.length / 2);
  const away = await perform(url, lane, jobs.slice(0, middle));
  if (!away) return perform(url, lane, jobs.slice(middle));
  for (const job of jobs.slice(middle)) job.reject(away.thrown);
  return away;
}

async function connectionOf(url: string, lane: Lane): Promise<Connection> {
  if (lane.connection?.isLost()) drop(lane);
  for (let tries = 1; lane.connection === null; tries += 1) {
    try {
      lane.connection = await connect(url);
    } catch (thrown) {
      if (tries >= RECONNECT_TRIES_MOST || !isDatabaseAway(thrown)) throw thrown;
      await sleep(RECONNECT_PAUSE_MS);
    }
  }
  return lane.connection;
}

function drop(lane: Lane): void {
  lane.connection?.drop();
  lane.connection = null;
}

function isPassing(thrown: unknown): boolean {
  return thrown instanceof Error && "code" in thrown && PASSING.has(String(thrown.code));
}
