import type { JobMeans } from "#server/http/lifecycle.ts";
import type { Job } from "#server/jobs/jobs.ts";
import { catchUp } from "./server/review.ts";

/** Resumes certificates left by a dead process, pays refunds, and marks letters that were sent. */
export function portJobs({ ports, origin, now }: JobMeans): Job[] {
  const { coreBank, documents, signing, timeStamps } = ports;
  return [
    {
      name: "go on with certificates",
      everySeconds: 30,
      work: (db, closing) =>
        catchUp({ db, coreBank, documents, signing, timeStamps, origin, now }, closing),
    },
  ];
}
