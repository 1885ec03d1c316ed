import type { Db } from "#db/db.ts";
import { within } from "#db/within.ts";

/**
 * A repeated task. Other processes run it too, perhaps at the same time, and it may be killed at any
 * moment: it must tolerate both.
 */
export interface Job {
  name: string;
  everySeconds: number;
  /** The signal is aborted when the bank closes: what fails then is no fault. */
  work(db: Db, closing?: AbortSignal): Promise<unknown>;
}

/** Running jobs. */
export interface Jobs {
  /** Starts no more runs; gives the current ones a moment, and then leaves them. */
  close(): Promise<void>;
}

interface JobParts {
  db: Db;
  jobs: readonly Job[];
  onError(name: string, thrown: unknown): void;
}

/** The delay between the first runs of two jobs: all at the same time would fill the pool. */
const APART_MS = 100;
// As long as responses have. The whole bank closes within two seconds.
const CLOSE_MS = 700;

/**
 * Runs each job soon and then at its interval. A job that is still running when its time comes is
 * skipped until the next time.
 */
export function startJobs({ db, jobs, onError }: JobParts): Jobs {
  const underWay = new Map<Job, Promise<void>>();
  const closing = new AbortController();

  const run = (job: Job) => {
    if (underWay.has(job)) return;
    const work = attempt(job)
      .catch((thrown: unknown) => onError(job.name, thrown))
      .finally(() => underWay.delete(job));
    underWay.set(job, work);
  };
  // Also turns a synchronous throw into a rejection.
  const attempt = async (job: Job): Promise<void> => {
    await job.work(db, closing.signal);
  };

  const timers = jobs.flatMap((job, number) => [
    setTimeout(run, number * APART_MS, job).unref(),
    setInterval(run, job.everySeconds * 1000, job).unref(),
  ]);
  return {
    async close() {
      // Clears timeouts, too: timers of both kinds share their ids.
      for (const timer of timers) clearInterval(timer);
      closing.abort();
      await within(CLOSE_MS, Promise.all(underWay.values()));
    },
  };
}
