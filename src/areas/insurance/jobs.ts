import type { JobMeans } from "#server/http/lifecycle.ts";
import type { Job } from "#server/jobs/jobs.ts";
import { settleUnfinished } from "./server/settle.ts";
import { forgetOld } from "./store/redirects.ts";

/** Deletes applications that nobody paid and ways to the insurer that are over. */
export const jobs: readonly Job[] = [
  { name: "forget old insurance applications", everySeconds: 3_600, work: forgetOld },
];

/** Ends payments and cancellations that were begun and left. */
export function portJobs({ ports: { coreBank, insurer } }: JobMeans): readonly Job[] {
  if (!insurer) return [];
  const ports = { coreBank, insurer };
  const name = "settle insurance payments";
  return [{ name, everySeconds: 60, work: (db) => settleUnfinished({ db, ports }) }];
}
