// One lane of the ledger: a connection, and how it runs a batch through all failures.

import { setTimeout as sleep } from "node:timers/promises";
import { isDatabaseAway, isLockTimeout } from "#db/unavailable.ts";
import type { Rules } from "../port.ts";
import { runBatch } from "./batch.ts";
import { type Connection, connect } from "./connection.ts";
import type { HeldAccounts } from "./held.ts";
import type { Outcome, Task } from "./task.ts";

// A batch that fails this often with a transient error has another problem.
const TRIES_MOST = 5;
// How long a batch is retried before its callers get the error that its outcome is unknown.
const GIVE_UP_MS = 12_000;
const RECONNECT_MS = 3_000;
// Between attempts to connect: doubled each time, for a database that has no time for more of them.
const RECONNECT_PAUSE_MS = 100;
const RECONNECT_PAUSE_MAX_MS = 1_000;

/**
 * Within which a posting is begun for the last time. Its caller may have locked a row for it: what
 * was begun ends before that lock does (`src/db/db.ts`).
 */
export const POST_WITHIN_MS = 6_000;

/** Serialization failure, deadlock, and a key that another batch has just posted. */
const PASSING = new Set(["40001", "40P01", "23505"]);

/** Too many tasks wait, or one for too long; the caller should retry in a moment. */
export class LedgerBusy extends Error {
  override name = "LedgerBusy";
  readonly statusCode = 503;
}

/** A task with its promise. */
export interface Job {
  task: Task;
  /** When it was first set aside for a locked account; null when it never was. */
  asideSince: number | null;
  /** After this it is not begun any more. */
  deadline: number;
  /** Why it is unknown whether an earlier try has posted it; null when none can have. */
  unknown: unknown;
  resolve(outcome: Outcome): void;
  reject(thrown: unknown): void;
}

/** A connection, or none for the moment, and since when it has been running its batch. */
export interface Lane {
  connection: Connection | null;
  busySince: number | null;
}

/** What a lane needs. */
export interface LaneParts {
  url: string;
  rules: Rules;
  lane: Lane;
  held: HeldAccounts;
  /** Takes back jobs whose accounts are locked elsewhere. */
  setAside(jobs: readonly Job[]): void;
}

/** Why jobs were rejected: the database stayed unavailable. */
interface Away {
  thrown: unknown;
}

/** Runs the jobs, with retries; returns the error when the database stayed unavailable. */
export async function runTasks(parts: LaneParts, jobs: readonly Job[]): Promise<Away | null> {
  const { lane } = parts;
  const begun = performance.now();
  let rest = jobs;
  for (let tries = 1; rest.length > 0; tries += 1) {
    try {
      const connection = await connectionOf(parts);
      const parted = await parts.held.free(connection, rest);
      parts.setAside(parted.held);
      rest = withinDeadline(parted.free);
      await post(connection, parts.rules, rest);
      return null;
    } catch (thrown) {
      // It is unknown whether a batch was posted when its connection broke: keys make retries safe.
      const isLost = lane.connection === null || lane.connection.isLost() || isDatabaseAway(thrown);
      const isUnreachable = lane.connection === null;
      if (isLost && !isUnreachable) for (const job of rest) job.unknown ??= thrown;
      if (isLost) dropConnection(lane);
      const mayTry = tries < TRIES_MOST && performance.now() - begun < GIVE_UP_MS;
      if (!isUnreachable && (isLost || isPassing(thrown)) && mayTry) continue;
      if (!isLost && isLockTimeout(thrown)) {
        const free = await withoutHeld(parts, rest);
        if (free.length < rest.length || mayTry) {
          rest = free;
          continue;
        }
      }
      if (!isLost && rest.length > 1) return runApart(parts, rest);
      for (const job of rest) job.reject(thrown);
      return isLost ? { thrown } : null;
    }
  }
  return null;
}

/** Drops the jobs that are too late: they are not posted, unless an earlier try has done it. */
function withinDeadline(jobs: readonly Job[]): readonly Job[] {
  const now = performance.now();
  const isLate = ({ deadline }: Job) => now > deadline;
  for (const job of jobs.filter(isLate)) {
    job.reject(job.unknown ?? new LedgerBusy("the ledger took too long"));
  }
  return jobs.filter((job) => !isLate(job));
}

/** The next batch opens a new one. */
function dropConnection(lane: Lane): void {
  lane.connection?.drop();
  lane.connection = null;
}

async function post(connection: Connection, rules: Rules, jobs: readonly Job[]): Promise<void> {
  if (jobs.length === 0) return;
  const outcomes = await runBatch(
    connection,
    rules,
    jobs.map(({ task }) => task),
  );
  jobs.forEach((job, index) => {
    job.resolve(outcomes[index] as Outcome);
  });
}

/** Sets aside the jobs with a locked account; where that cannot be determined, all of them. */
async function withoutHeld(
  { lane, held, setAside }: LaneParts,
  jobs: readonly Job[],
): Promise<readonly Job[]> {
  const { connection } = lane;
  if (!connection) return jobs;
  const parted = await held
    .freeAmong(connection, jobs)
    .catch(() => ({ free: [] as readonly Job[], held: jobs }));
  setAside(parted.held);
  return parted.free;
}

/** One task that fails must not fail the others: bisection finds it in few steps. */
async function runApart(parts: LaneParts, jobs: readonly Job[]): Promise<Away | null> {
  const middle = Math.ceil(jobs.length / 2);
  const away = await runTasks(parts, jobs.slice(0, middle));
  if (!away) return runTasks(parts, jobs.slice(middle));
  for (const job of jobs.slice(middle)) job.reject(away.thrown);
  return away;
}

async function connectionOf({ url, lane }: LaneParts): Promise<Connection> {
  if (lane.connection?.isLost()) dropConnection(lane);
  const begun = performance.now();
  let pauseMs = RECONNECT_PAUSE_MS;
  while (lane.connection === null) {
    try {
      lane.connection = await connect(url);
    } catch (thrown) {
      if (performance.now() - begun > RECONNECT_MS || !isDatabaseAway(thrown)) throw thrown;
      await sleep(pauseMs);
      pauseMs = Math.min(2 * pauseMs, RECONNECT_PAUSE_MAX_MS);
    }
  }
  return lane.connection;
}

function isPassing(thrown: unknown): boolean {
  return thrown instanceof Error && "code" in thrown && PASSING.has(String(thrown.code));
}
