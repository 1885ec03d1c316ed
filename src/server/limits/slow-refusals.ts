// A client that is refused repeatedly retries immediately, hundreds of times a second, and each
// refusal costs the bank a little. Delayed by a few random seconds, the same client sends hundreds
// of times fewer requests, and waiting costs nothing. The more of its refusals wait, the longer each
// of them waits: a flood of many connections is not refused more often than one of a few.

import { randomInt } from "node:crypto";
import type { ServerResponse } from "node:http";
import { ownerCounts } from "./counted-slots.ts";
import { type Pace, paceOf } from "./pace.ts";
import { rateOf } from "./rate.ts";

/** When refusals are delayed, and for how long. */
export interface RefusalLimits {
  /** This many per network and minute are sent immediately, */
  freePerMinute: number;
  /** but of all networks together only at this rate. */
  freeInAll: Pace;
  /** Each further one is delayed by a random time between the two, */
  waitMs: readonly [least: number, most: number];
  /** which may be this much longer for each one of the network that waits already, */
  moreMs: number;
  /** but never longer than this: proxies and browsers give up after half a minute. */
  longestMs: number;
  /** Limit of waiting refusals; above it the one that has waited longest is sent. */
  waiting: number;
}

/** The default limits. */
export const refusalLimits: Omit<RefusalLimits, "freePerMinute" | "freeInAll"> = {
  waitMs: [2_000, 6_000],
  moreMs: 150,
  longestMs: 20_000,
  waiting: 4_096,
};

/** True for the responses a flood gets: too many requests, or a refused form or call. */
export function isRefused({ method }: { method: string }, status: number): boolean {
  return status === 429 || status === 503 || (status >= 400 && method === "POST");
}

/** Resolves when the refusal may be sent, or its client has disconnected; null for no delay. */
export type SlowRefusal = (network: string, response: ServerResponse) => Promise<void> | null;

/** Delays the refusals of each network in this process. */
export function slowRefusals(
  { freePerMinute, freeInAll, waitMs: [least, most], moreMs, longestMs, waiting }: RefusalLimits,
  clock: () => number,
): SlowRefusal {
  const count = rateOf(freePerMinute, clock);
  const msToNextFree = paceOf(freeInAll, clock);
  const counts = ownerCounts();
  // What waits, the oldest first: the functions that send it.
  const held = new Set<() => void>();

  return (network, response) => {
    if (count(network) === 0 && msToNextFree() === 0) return null;
    const delayMs = randomInt(least, Math.min(longestMs, most + counts.of(network) * moreMs));
    const release = counts.add(network);
    return new Promise((resolve) => {
      const end = () => {
        held.delete(end);
        release();
        clearTimeout(timer);
        response.off("close", end);
        resolve();
      };
      const timer = setTimeout(end, delayMs);
      response.once("close", end);
      held.add(end);
      if (held.size > waiting) for (const oldest of held) return oldest();
    });
  };
}
