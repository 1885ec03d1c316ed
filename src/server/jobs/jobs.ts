import type { Db } from "#db/db.ts";

/** Work that comes back. Other processes do it too, perhaps at the same time: it must not mind. */
export interface Job {
  name: string;
  everySeconds: number;
  work(db: Db): Promise<unknown>;
}

/** Jobs that run until they are closed. */
export interface Jobs {
  /** Begins nothing more; settles when what is under way has ended. */
  close(): Promise<void>;
}

interface JobParts {
  db: Db;
  jobs: readonly Job[];
  onTrouble(name: string, thrown: unknown): void;
}

/** How long after its neighbour a job begins for the first time: all together would fill the pool. */
const APART_MS = 100;

/**
 * Runs each job soon and then every so many seconds. One that is still at work when its time comes
 * again is left alone until the next time.
 */
export function startJobs({ db, jobs, onTrouble }: JobParts): Jobs {
  const underWay = new Map<Job, Promise<void>>();

  const run = (job: Job) => {
    if (underWay.has(job)) return;
    const work = attempt(job)
      .catch((thrown: unknown) => onTrouble(job.name, thrown))
      .finally(() => underWay.delete(job));
    underWay.set(job, work);
  };
  // Also turns what a job throws at once into a rejection.
  const attempt = async (job: Job): Promise<void> => {
    await job.work(db);
  };

  const timers = jobs.flatMap((job, number) => [
    setTimeout(run, number * APART_MS, job).unref(),
    setInterval(run, job.everySeconds * 1000, job).unref(),
  ]);
  return {
    async close() {
      // Clears time-outs, too: timers of both kinds share their ids.
      for (const timer of timers) clearInterval(timer);
      await Promise.all(underWay.values());
    },
  };
}
