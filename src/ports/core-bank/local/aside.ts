import { type Job, LedgerBusy } from "./lane.ts";

// How long a task waits for an account that is locked elsewhere, and how often it retries.
const HELD_MOST_MS = 5_000;
const AGAIN_MS = 50;

/** Jobs that wait for accounts locked by others. */
export interface Aside {
  add(jobs: readonly Job[]): void;
  count(): number;
  /** Resolves when those that wait now were requeued. */
  comeBack(): Promise<void>;
}

/** Requeues the jobs together, after a moment; a job that has waited too long is rejected. */
export function asideOf(handBack: (jobs: readonly Job[]) => void): Aside {
  let waiting: Job[] = [];
  let back = Promise.withResolvers<void>();

  function release(): void {
    const now = performance.now();
    const isOver = ({ asideSince }: Job) => now - (asideSince ?? now) > HELD_MOST_MS;
    const jobs = waiting;
    waiting = [];
    for (const job of jobs.filter(isOver)) job.reject(new LedgerBusy("an account stays locked"));
    const others = jobs.filter((job) => !isOver(job));
    if (others.length > 0) handBack(others);
    back.resolve();
    back = Promise.withResolvers();
  }

  return {
    add(jobs) {
      if (jobs.length === 0) return;
      if (waiting.length === 0) setTimeout(release, AGAIN_MS);
      for (const job of jobs) job.asideSince ??= performance.now();
      waiting.push(...jobs);
    },
    count: () => waiting.length,
    async comeBack() {
      if (waiting.length > 0) await back.promise;
    },
  };
}
