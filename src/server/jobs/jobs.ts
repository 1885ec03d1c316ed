import type { Db } from "#db/db.ts";

/** A repeated task. Other processes run it too, perhaps at the same time: it must tolerate that. */
export interface Job {
  name: string;
  everySeconds: number;
  work(db: Db): Promise<unknown>;
}

/** Running jobs. */
export interface Jobs {
  /** Starts no more runs; resolves when the current ones have ended. */
  close(): Promise<void>;
}

interface JobParts {
  db: Db;
  jobs: readonly Job[];
  onError(name: string, thrown: unknown): void;
}

/** The delay between the first runs of two jobs: all at the same time would fill the pool. */
const APART_MS = 100;

/**
 * Runs each job soon and then at its interval. A job that is still running when its time comes is
 * skipped until the next time.
 */
export function startJobs({ db, jobs, onError }: JobParts): Jobs {
  const underWay = new Map<Job, Promise<void>>();

  const run = (job: Job) => {
    if (underWay.has(job)) return;
    const work = attempt(job)
      .catch((thrown: unknown) => onError(job.name, thrown))
      .finally(() => underWay.delete(job));
    underWay.set(job, work);
  };
  // Also turns a synchronous throw into a rejection.
  const attempt = async (job: Job): Promise<void> => {
    await job.work(db);
  };

  const timers = jobs.flatMap((job, number) => [
    setTimeout(run, number * APART_MS, job).unref(),
    setInterval(run, job.everySeconds * 1000, job).unref(),
  ]);
  return {
    async close() {
      // Clears timeouts, too: timers of both kinds share their ids.
      for (const timer of timers) clearInterval(timer);
      await Promise.all(underWay.values());
    },
  };
}
