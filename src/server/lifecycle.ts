import type { Db } from "#db/db.ts";
import type { CoreBank } from "#ports/core-bank/port.ts";
import type { Job } from "./jobs/jobs.ts";

/** What a warm-up is given. */
export interface WarmUp {
  db: Db;
  now: Date;
  log(line: object): void;
}

/** The neighbours that jobs may need. */
export interface JobPorts {
  coreBank: CoreBank;
}

/** What an area does besides answering calls; its jobs.ts exports what it needs of this. */
export interface Lifecycle {
  /** Work that comes back while the bank is open. */
  jobs?: readonly Job[];
  /** The same, for work that needs the bank's neighbours. */
  jobsWith?(ports: JobPorts): readonly Job[];
  /** Makes ready what the first visitor would have to wait for; the bank is open meanwhile. */
  warmUp?(given: WarmUp): Promise<unknown>;
  /** Writes down what is only in memory; the database is still there. */
  close?(db: Db): Promise<unknown>;
}
