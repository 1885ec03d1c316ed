// Turns for work of which only so much may run at a time. A caller with much work waits behind its
// own, not behind others.

import { RequestRejected } from "../http/guard.ts";
import { type CallerLines, callerLines, type Line, type Waiter } from "./caller-lines.ts";
import { type Pace, pacedStarts } from "./pace.ts";

/** How much may run and wait. */
export interface QueueLimits {
  atOnce: number;
  /** Of one caller; without it, as much as of all. */
  atOnceOfOne?: number;
  waiting: number;
  waitingOfOne?: number;
  /** The longest wait; without it only the number is limited. */
  waitMs?: number;
  /** With a pace work starts one at a time, and other requests are served in between. */
  pace?: Pace;
  /** Callers with more waiting than this start at their own pace, all of them together. */
  long?: { waiting: number; pace: Pace };
}

/** Runs work, a limited amount at a time, in turns between callers. */
export interface FairQueue {
  /**
   * Waits for a turn; returns the function that gives it back, immediately where nobody waits.
   * Throws a 429 where too much of the caller waits, a 503 where too much waits or for too long.
   */
  enter(who: string): (() => void) | Promise<() => void>;
  /** Runs the work in its turn. */
  run<T>(who: string, work: () => Promise<T>): Promise<T>;
}

const COME_BACK_SECONDS = 5;
const COME_BACK_SOON_SECONDS = 1;

/** A queue with these limits. */
export function fairQueue(
  limits: QueueLimits,
  clock: () => number = performance.now.bind(performance),
): FairQueue {
  const { atOnce, atOnceOfOne = atOnce, waitMs } = limits;
  const lines = callerLines();
  const { isResting, mayStart } = pacedStarts(limits.pace, clock, next);
  const long = pacedStarts(limits.long?.pace, clock, next);
  const longFrom = limits.long?.waiting ?? Number.POSITIVE_INFINITY;
  let running = 0;
  let waiting = 0;

  function next(): void {
    while (waiting > 0 && running < atOnce && !isResting()) {
      const line = nextLine();
      if (!line || !mayStart()) return;
      waiting -= 1;
      begin(line);
      line.waiting.shift()?.start();
    }
  }

  /** A long line has its turn where no short one waits, and at the long ones' pace. */
  function nextLine(): Line | undefined {
    const fits = (line: Line) => line.waiting.length > 0 && line.running < atOnceOfOne;
    const short = lines.next((line) => fits(line) && line.waiting.length <= longFrom);
    if (short || long.isResting()) return short;
    const line = lines.next(fits);
    return line && long.mayStart() ? line : undefined;
  }

  function begin(line: Line): void {
    running += 1;
    line.running += 1;
    lines.serve(line);
  }

  const end = (line: Line) => () => {
    running -= 1;
    line.running -= 1;
    lines.leave(line);
    next();
  };

  function turnOf(line: Line): Promise<() => void> {
    waiting += 1;
    return waitIn(line, waitMs, () => {
      waiting -= 1;
      lines.leave(line);
    }).then(() => end(line));
  }

  function enter(who: string): (() => void) | Promise<() => void> {
    const line = lines.of(who);
    const isFree = !isResting() && running < atOnce && line.running < atOnceOfOne;
    if (isFree && line.waiting.length === 0 && mayStart()) {
      begin(line);
      return end(line);
    }
    try {
      if (makeRoom(lines, line, waiting, limits)) waiting -= 1;
      return turnOf(line);
    } catch (thrown) {
      lines.leave(line);
      throw thrown;
    }
  }

  return { enter, run: runIn(enter) };
}

/**
 * Throws where nothing more may wait. New work replaces the last in the longest line, if that one is
 * longer than its own: true where it did.
 */
function makeRoom(lines: CallerLines, line: Line, waiting: number, limits: QueueLimits): boolean {
  const { atOnceOfOne = limits.atOnce, waitingOfOne = limits.waiting } = limits;
  if (line.running + line.waiting.length >= atOnceOfOne + waitingOfOne) {
    throw new RequestRejected(429, COME_BACK_SOON_SECONDS);
  }
  if (waiting < limits.waiting) return false;
  const longest = lines.longest(line);
  if (longest.waiting.length <= line.waiting.length + 1) throw busy();
  longest.waiting.pop()?.refuse(busy());
  return true;
}

/** A queue in which all are one caller: first come, first served. */
export function plainQueue(limits: Pick<QueueLimits, "atOnce" | "waiting">) {
  // The length is the same for one as for all: whoever is refused gets the same answer.
  const queue = fairQueue({ ...limits, waitingOfOne: Number.POSITIVE_INFINITY });
  return { run: <T>(work: () => Promise<T>) => queue.run("", work) };
}

function runIn(enter: FairQueue["enter"]): FairQueue["run"] {
  return async (who, work) => {
    const entered = enter(who);
    const end = entered instanceof Promise ? await entered : entered;
    try {
      return await work();
    } finally {
      end();
    }
  };
}

/** Waits in a line, at most for the given time. */
function waitIn(line: Line, mostMs: number | undefined, onTimeout: () => void): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const giveUp = () => {
    line.waiting.splice(line.waiting.indexOf(waiter), 1);
    onTimeout();
    reject(busy());
  };
  const timer = mostMs === undefined ? undefined : setTimeout(giveUp, mostMs);
  const waiter: Waiter = {
    start() {
      clearTimeout(timer);
      resolve();
    },
    refuse(thrown) {
      clearTimeout(timer);
      reject(thrown);
    },
  };
  line.waiting.push(waiter);
  return promise;
}

function busy(): RequestRejected {
  return new RequestRejected(503, COME_BACK_SECONDS);
}
