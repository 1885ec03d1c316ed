import type { Db } from "#db/db.ts";
import type { Ports } from "../api/call-context.ts";
import type { Job } from "../jobs/jobs.ts";

/** The parameters of a warm-up. */
export interface WarmUp {
  db: Db;
  now: Date;
  log(line: object): void;
}

/** What a job may need besides the database. */
export interface JobMeans {
  ports: Ports;
  /** The database with the staff's permissions. */
  deskDb: Db;
  /** The origin of the customers' site. */
  origin: string;
  now(): Date;
}

/** What an area does besides handling calls; its jobs.ts exports the parts it needs. */
export interface Lifecycle {
  /** Work that is repeated while the bank runs. */
  jobs?: readonly Job[];
  /** The same for jobs that need the ports, too. */
  portJobs?(means: JobMeans): readonly Job[];
  /** Prepares what the first visitor would have to wait for; the bank already serves meanwhile. */
  warmUp?(given: WarmUp): Promise<unknown>;
  /**
   * Reads what it needs of the content: at the start, every minute, and before pages are drawn from
   * what changed.
   */
  readContent?(db: Db): Promise<unknown>;
  /** Writes down what is only in memory; the database is still there. */
  close?(db: Db): Promise<unknown>;
}
