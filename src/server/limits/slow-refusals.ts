// A client that is refused repeatedly retries immediately, hundreds of times a second, and each
// refusal costs the bank a little. Delayed by a few random seconds, the same client sends hundreds
// of times fewer requests, and waiting costs nothing.

import { randomInt } from "node:crypto";
import type { ServerResponse } from "node:http";
import { rateOf } from "./rate.ts";

/** When refusals are delayed, and for how long. */
export interface RefusalLimits {
  /** This many per network and minute are sent immediately. */
  freePerMinute: number;
  /** Each further one is delayed by a random time between the two. */
  waitMs: readonly [least: number, most: number];
  /** Limit of waiting refusals; above it a refusal is sent immediately. */
  waiting: number;
}

/** The default limits. */
export const refusalLimits: Omit<RefusalLimits, "freePerMinute"> = {
  waitMs: [2_000, 6_000],
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
  { freePerMinute, waitMs, waiting }: RefusalLimits,
  clock: () => number,
): SlowRefusal {
  const count = rateOf(freePerMinute, clock);
  const [least, most] = waitMs;
  let held = 0;
  return (network, response) => {
    if (count(network) === 0 || held >= waiting) return null;
    held += 1;
    return new Promise((resolve) => {
      const end = () => {
        held -= 1;
        clearTimeout(timer);
        response.off("close", end);
        resolve();
      };
      const timer = setTimeout(end, randomInt(least, most));
      response.once("close", end);
    });
  };
}
