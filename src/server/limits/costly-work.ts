// Work that costs the bank more than an ordinary call: searches, documents, comparisons, pictures.
// A contract declares a call's weight; it is counted for the customer, or for a guest's network,
// whichever entry point is used.

import type { Actor } from "#base/call/callers.ts";
import { RequestRejected } from "../http/guard.ts";
import { networkOf } from "./network.ts";
import { rateOf } from "./rate.ts";

/** The caller of costly work, as far as it matters here. */
interface Requester {
  actor: Actor;
  from: { address: string };
}

/** Runs costly work. */
export interface CostlyWork {
  /** Throws a 429 when the caller has used up this minute's allowance, or has too much waiting. */
  run<T>(requester: Requester, weight: number, work: () => Promise<T>): Promise<T>;
}

/** The limits of costly work. */
export interface CostlyLimits {
  /** Weights of one customer, or of the guests of one network. Counted per process. */
  unitsPerMinute: number;
  atOnceOfOne: number;
  waitingOfOne: number;
  /** Guests' work starts at this rate after an initial burst: customers come in between. */
  guestsPerSecond: number;
  guestsAtOnce: number;
}

/** The default limits. */
export const costlyLimits: Omit<CostlyLimits, "unitsPerMinute"> = {
  atOnceOfOne: 8,
  waitingOfOne: 64,
  guestsPerSecond: 50,
  guestsAtOnce: 20,
};

const COME_BACK_SECONDS = 1;

/** Runs costly work fairly: other requests are served between two pieces of work. */
export function costlyWork(
  limits: CostlyLimits,
  clock: () => number = performance.now.bind(performance),
): CostlyWork {
  const rate = rateOf(limits.unitsPerMinute, clock);
  const ofCustomers = laneOf(limits, () => 0);
  const { guestsPerSecond: perSecond, guestsAtOnce: atOnce } = limits;
  const ofGuests = laneOf(limits, paceOf({ perSecond, atOnce }, clock));
  return {
    async run({ actor, from }, weight, work) {
      const isKnown = "id" in actor;
      const who = isKnown ? `${actor.kind} ${actor.id}` : networkOf(from.address);
      const seconds = rate(who, weight);
      if (seconds > 0) throw new RequestRejected(429, seconds);
      const lane = isKnown ? ofCustomers : ofGuests;
      const leave = await lane.enter(who);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}

interface Line {
  running: number;
  waiting: (() => void)[];
}

/** Lets work start at a limited rate, round-robin between callers. */
export interface Lane {
  /** Waits for a turn; returns the function that gives it back. Throws a 429 where too much waits. */
  enter(who: string): Promise<() => void>;
}

/** A lane with a rate: so many at once after a pause, and so many per second from then on. */
export function pacedLane(
  pace: Pace,
  clock: () => number = performance.now.bind(performance),
): Lane {
  return laneOf(costlyLimits, paceOf(pace, clock));
}

type OfOne = Pick<CostlyLimits, "atOnceOfOne" | "waitingOfOne">;

/** Starts one piece of work at a time, round-robin between callers. */
function laneOf({ atOnceOfOne, waitingOfOne }: OfOne, pace: () => number): Lane {
  const lines = new Map<string, Line>();
  let isPlanned = false;

  function plan(ms: number): void {
    if (isPlanned) return;
    isPlanned = true;
    if (ms > 0) setTimeout(begin, ms);
    else setImmediate(begin);
  }

  function begin(): void {
    isPlanned = false;
    for (const next of lines) {
      const [, { waiting, running }] = next;
      if (waiting.length === 0 || running >= atOnceOfOne) continue;
      const ms = pace();
      if (ms === 0) start(next);
      plan(ms);
      return;
    }
  }

  /** A caller that had a turn moves to the end. */
  function start([who, line]: [string, Line]): void {
    lines.delete(who);
    lines.set(who, line);
    line.running += 1;
    line.waiting.shift()?.();
  }

  return {
    async enter(who) {
      const line = lines.get(who) ?? { running: 0, waiting: [] };
      lines.set(who, line);
      const most = atOnceOfOne + waitingOfOne;
      if (line.running + line.waiting.length >= most)
        throw new RequestRejected(429, COME_BACK_SECONDS);
      await new Promise<void>((turn) => {
        line.waiting.push(turn);
        plan(0);
      });
      return () => {
        line.running -= 1;
        if (line.running === 0 && line.waiting.length === 0) lines.delete(who);
        else plan(0);
      };
    },
  };
}

interface Pace {
  perSecond: number;
  atOnce: number;
}

/** How long the next one must wait; 0 when it may start, and is counted. */
function paceOf({ perSecond, atOnce }: Pace, clock: () => number): () => number {
  let left = atOnce;
  let filledAt = clock();
  return () => {
    const now = clock();
    left = Math.min(atOnce, left + ((now - filledAt) / 1000) * perSecond);
    filledAt = now;
    if (left < 1) return Math.ceil(((1 - left) / perSecond) * 1000);
    left -= 1;
    return 0;
  };
}
