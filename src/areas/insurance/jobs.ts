import type { JobMeans } from "#server/http/lifecycle.ts";
import type { Job } from "#server/jobs/jobs.ts";
import { settleUnfinished } from "./server/settle.ts";
import { forgetOld } from "./store/redirects.ts";

/** Deletes unpaid applications and expired redirects to the insurer. */
export const jobs: readonly Job[] = [
  { name: "forget old insurance applications", everySeconds: 3_600, work: forgetOld },
];

/** Completes payments and cancellations that were interrupted. */
export function portJobs({ ports: { coreBank, insurer } }: JobMeans): readonly Job[] {
  if (!insurer) return [];
  const ports = { coreBank, insurer };
  const name = "settle insurance payments";
  return [{ name, everySeconds: 60, work: (db) => settleUnfinished({ db, ports }) }];
}
