import type { JobMeans } from "#server/http/lifecycle.ts";
import type { Job } from "#server/jobs/jobs.ts";
import { resumeDisputes } from "./server/disputes.ts";
import { settlePayments } from "./server/payments.ts";

/** Completes payments and disputes whose process died. */
export function portJobs({ ports: { coreBank } }: JobMeans): readonly Job[] {
  return [
    {
      name: "settle card payments",
      everySeconds: 30,
      work: (db, closing) => settlePayments({ db, coreBank }, closing),
    },
    {
      name: "resume card disputes",
      // Each failed reversal for lack of funds adds a line to the trail, so they are rare.
      everySeconds: 1_800,
      work: (db, closing) => resumeDisputes({ db, coreBank }, closing),
    },
  ];
}
