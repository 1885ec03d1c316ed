import type { JobMeans } from "#server/http/lifecycle.ts";
import type { Job } from "#server/jobs/jobs.ts";
import { publishDue } from "./server/publishing.ts";

/** Publishes at its hour what was published for later; with the rights of staff. */
export function portJobs({ deskDb }: JobMeans): readonly Job[] {
  return [
    {
      name: "publish content_version",
      everySeconds: 1,
      work: () => deskDb.transaction(publishDue),
    },
  ];
}
