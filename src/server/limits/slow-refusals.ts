// Whoever is refused again and again asks again at once, hundreds of times a second, and each refusal
// costs the bank a little. Answered a few seconds later, and not all in the same moment, the same
// client asks hundreds of times less, and waiting costs nothing.

import { randomInt } from "node:crypto";
import type { ServerResponse } from "node:http";
import { rateOf } from "./rate.ts";

/** When refusals are slowed, and by how much. */
export interface RefusalLimits {
  /** So many of a network in a minute are answered at once. */
  freePerMinute: number;
  /** Each further one waits so long, by chance between the two. */
  waitMs: readonly [least: number, most: number];
  /** No more than so many wait at a time; beyond, a refusal goes out at once. */
  waiting: number;
}

/** The limits where nothing else is said. */
export const refusalLimits: Omit<RefusalLimits, "freePerMinute"> = {
  waitMs: [2_000, 6_000],
  waiting: 4_096,
};

/** True for what a flood gets as an answer: too much, or a form or a call that was refused. */
export function isRefused({ method }: { method: string }, status: number): boolean {
  return status === 429 || status === 503 || (status >= 400 && method === "POST");
}

/** Settles when the refusal may go out, or its client has gone; null where it need not wait. */
export type SlowRefusal = (network: string, response: ServerResponse) => Promise<void> | null;

/** Slows the refusals of each network in this process. */
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
