import type { JobMeans } from "#server/http/lifecycle.ts";
import type { Job } from "#server/jobs/jobs.ts";
import { publishDue } from "./server/publishing.ts";

/** Publishes scheduled versions when they are due, with staff's database rights. */
export function portJobs({ deskDb }: JobMeans): readonly Job[] {
  return [
    {
      name: "publish content_version",
      everySeconds: 1,
      work: () => deskDb.transaction(publishDue),
    },
  ];
}
