import type { Db } from "#db/db.ts";
import type { Ports } from "../api/call-context.ts";
import type { Job } from "../jobs/jobs.ts";

/** What a warm-up is given. */
export interface WarmUp {
  db: Db;
  now: Date;
  log(line: object): void;
}

/** What a job is made with that needs more than the database. */
export interface JobMeans {
  ports: Ports;
  /** The database with the rights of staff. */
  deskDb: Db;
  /** Where customers reach the site. */
  origin: string;
  now(): Date;
}

/** What an area does besides answering calls; its jobs.ts exports what it needs of this. */
export interface Lifecycle {
  /** Work that comes back while the bank is open. */
  jobs?: readonly Job[];
  /** The same where it needs the bank's neighbours too. */
  portJobs?(means: JobMeans): readonly Job[];
  /** Makes ready what the first visitor would have to wait for; the bank is open meanwhile. */
  warmUp?(given: WarmUp): Promise<unknown>;
  /** Writes down what is only in memory; the database is still there. */
  close?(db: Db): Promise<unknown>;
}
