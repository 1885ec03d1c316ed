// Attempts that were counted before they were checked, and then turned out to be right, or were never
// judged: whatever fails afterwards, they must not stay counted as wrong.

import { setTimeout as sleep } from "node:timers/promises";
import { isRefusal } from "#base/errors/catalogue.ts";

// The database may be away at that moment: ten tries in four minutes.
const FIRST_PAUSE_MS = 200;
const MAX_PAUSE_MS = 60_000;
const MAX_TRIES = 10;
// A flood while the database is away must not fill the memory.
const MAX_WAITING = 1_000;

let waiting = 0;

/** Runs the work; unless it succeeds or refuses, the counted attempt is taken back. */
export async function orTakenBack<T>(
  takeBack: () => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    if (!isRefusal(thrown)) await takenBack(takeBack);
    throw thrown;
  }
}

/** Takes a counted attempt back; never fails, but tries again later by itself. */
export async function takenBack(takeBack: () => Promise<unknown>): Promise<void> {
  try {
    await takeBack();
  } catch {
    if (waiting < MAX_WAITING) void tryAgain(takeBack);
  }
}

async function tryAgain(takeBack: () => Promise<unknown>): Promise<void> {
  waiting += 1;
  let pauseMs = FIRST_PAUSE_MS;
  for (let tries = 1; tries <= MAX_TRIES; tries += 1) {
    await sleep(pauseMs, undefined, { ref: false });
    pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS);
    const isDone = await takeBack().then(
      () => true,
      () => false,
    );
    if (isDone) break;
  }
  waiting -= 1;
}
