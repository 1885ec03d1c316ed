import type { JobMeans } from "#server/http/lifecycle.ts";
import type { Job } from "#server/jobs/jobs.ts";
import { catchUp } from "./server/review.ts";

/** Goes on with certificates that an ended process left, refunds, and letters that have left. */
export function portJobs({ ports, origin, now }: JobMeans): Job[] {
  const { coreBank, documents, signing } = ports;
  return [
    {
      name: "go on with certificates",
      everySeconds: 30,
      work: (db) => catchUp({ db, coreBank, documents, signing, origin, now }),
    },
  ];
}
