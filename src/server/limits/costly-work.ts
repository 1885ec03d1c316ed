// Work that costs the bank more than an ordinary call: searches, documents, comparisons, pictures.
// A contract declares a call's weight; it is counted for the customer, or for a guest's network,
// whichever entry point is used.

import type { Actor } from "#base/call/callers.ts";
import { RequestRejected } from "../http/guard.ts";
import { fairQueue } from "./fair-queue.ts";
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

// The rate bounds what one caller may start; this is for many callers.
const AT_ONCE = 200;
const WAITING_MOST = 1_000;
// Customers' work waits for nothing but the next turn of the event loop.
const ONE_PER_TURN = { perSecond: 10_000, atOnce: 10_000 };

/** Runs costly work fairly: other requests are served between two pieces of work. */
export function costlyWork(
  limits: CostlyLimits,
  clock: () => number = performance.now.bind(performance),
): CostlyWork {
  const rate = rateOf(limits.unitsPerMinute, clock);
  const { atOnceOfOne, waitingOfOne, guestsPerSecond: perSecond, guestsAtOnce: atOnce } = limits;
  const most = { atOnce: AT_ONCE, waiting: WAITING_MOST, atOnceOfOne, waitingOfOne };
  const ofCustomers = fairQueue({ ...most, pace: ONE_PER_TURN }, clock);
  const ofGuests = fairQueue({ ...most, pace: { perSecond, atOnce } }, clock);
  return {
    async run({ actor, from }, weight, work) {
      const isKnown = "id" in actor;
      const who = isKnown ? `${actor.kind} ${actor.id}` : networkOf(from.address);
      const seconds = rate(who, weight);
      if (seconds > 0) throw new RequestRejected(429, seconds);
      return (isKnown ? ofCustomers : ofGuests).run(who, work);
    },
  };
}
