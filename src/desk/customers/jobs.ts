import type { Job } from "#server/jobs/jobs.ts";
import { forgetCases } from "./store.ts";

/** Deletes customers' files that were closed; what was done in them stands in the trail. */
export const jobs: readonly Job[] = [
  { name: "clean desk_case", everySeconds: 600, work: forgetCases },
];
