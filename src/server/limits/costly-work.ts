// Work that costs the bank more than an ordinary call: searches, papers, comparisons, pictures. A
// contract says what a call weighs; what it weighs is counted for the customer, or for the network
// of a guest, whichever door it comes through.

import type { Actor } from "#base/call/actor.ts";
import { TurnedAway } from "../http/guard.ts";
import { networkOf } from "./network.ts";
import { rateOf } from "./rate.ts";

/** Who asks for costly work, as far as it matters here. */
interface Requester {
  actor: Actor;
  from: { address: string };
}

/** Runs costly work. */
export interface CostlyWork {
  /** Throws a 429 when who asks has used up the allowance of this minute, or waits for too much. */
  run<T>(requester: Requester, weight: number, work: () => Promise<T>): Promise<T>;
}

/** How much of it there may be. */
export interface CostlyLimits {
  /** Weights of one customer, or of the guests of one network. Counted in this process alone. */
  unitsPerMinute: number;
  atOnceOfOne: number;
  waitingOfOne: number;
  /** Guests' work begins at this pace once so much was begun at once: customers come in between. */
  guestsPerSecond: number;
  guestsAtOnce: number;
}

/** How much there may be where nothing else is said. */
export const costlyLimits: Omit<CostlyLimits, "unitsPerMinute"> = {
  atOnceOfOne: 8,
  waitingOfOne: 64,
  guestsPerSecond: 50,
  guestsAtOnce: 20,
};

const COME_BACK_SECONDS = 1;

/** Costly work by turns: between two of them everybody else is heard. */
export function costlyWork(
  limits: CostlyLimits,
  clock: () => number = performance.now.bind(performance),
): CostlyWork {
  const rate = rateOf(limits.unitsPerMinute, clock);
  const ofCustomers = laneOf(limits, () => 0);
  const ofGuests = laneOf(limits, paceOf(limits, clock));
  return {
    async run({ actor, from }, weight, work) {
      const isKnown = "id" in actor;
      const who = isKnown ? `${actor.kind} ${actor.id}` : networkOf(from.address);
      const seconds = rate(who, weight);
      if (seconds > 0) throw new TurnedAway(429, seconds);
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

/** Begins one work at a time, with turns between those who ask for it. */
function laneOf({ atOnceOfOne, waitingOfOne }: CostlyLimits, pace: () => number) {
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

  /** Whoever had a turn stands behind all others. */
  function start([who, line]: [string, Line]): void {
    lines.delete(who);
    lines.set(who, line);
    line.running += 1;
    line.waiting.shift()?.();
  }

  return {
    /** Waits for a turn; answers how it is given back. */
    async enter(who: string): Promise<() => void> {
      const line = lines.get(who) ?? { running: 0, waiting: [] };
      lines.set(who, line);
      const most = atOnceOfOne + waitingOfOne;
      if (line.running + line.waiting.length >= most) throw new TurnedAway(429, COME_BACK_SECONDS);
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

/** How long the next one must wait; 0 when it may begin, and is counted. */
function paceOf(
  { guestsPerSecond, guestsAtOnce }: CostlyLimits,
  clock: () => number,
): () => number {
  let left = guestsAtOnce;
  let filledAt = clock();
  return () => {
    const now = clock();
    left = Math.min(guestsAtOnce, left + ((now - filledAt) / 1000) * guestsPerSecond);
    filledAt = now;
    if (left < 1) return Math.ceil(((1 - left) / guestsPerSecond) * 1000);
    left -= 1;
    return 0;
  };
}
