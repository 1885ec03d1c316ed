// Limits slow work: a burst of sign-ins or pictures must neither starve the thread pool that every
// file read and key operation shares, nor take every core.

const WAITING_MOST = 100;

/** Runs a few tasks at a time. */
export interface Bounded {
  /** Runs the work when its turn comes; throws a 503 when too many wait. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** Too many wait; the caller should retry in a moment. */
export class Busy extends Error {
  override name = "Busy";
  readonly statusCode = 503;
}

/** A queue that runs `atOnce` tasks in parallel and throws immediately when too many wait. */
export function bounded(atOnce: number): Bounded {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async run(work) {
      if (waiting.length >= WAITING_MOST) throw new Busy("too many wait");
      if (running >= atOnce) await new Promise<void>((turn) => waiting.push(turn));
      else running += 1;
      try {
        return await work();
      } finally {
        // The slot goes to the next in line, or becomes free.
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
