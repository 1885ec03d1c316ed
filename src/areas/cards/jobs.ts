import type { JobMeans } from "#server/http/lifecycle.ts";
import type { Job } from "#server/jobs/jobs.ts";
import { resumeDisputes } from "./server/disputes.ts";
import { settlePayments } from "./server/payments.ts";

/** What must be brought to an end although its process died. */
export function portJobs({ ports: { coreBank } }: JobMeans): readonly Job[] {
  return [
    {
      name: "settle card payments",
      everySeconds: 30,
      work: (db) => settlePayments({ db, coreBank }),
    },
    {
      name: "resume card disputes",
      // Each try to take back money that is not there is a line in the trail.
      everySeconds: 1_800,
      work: (db) => resumeDisputes({ db, coreBank }),
    },
  ];
}
