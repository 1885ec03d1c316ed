import type { Job } from "#server/jobs/jobs.ts";
import { forgetCases } from "./store.ts";

/** Deletes expired customer files; the trail has what was done in them. */
export const jobs: readonly Job[] = [
  { name: "clean desk_case", everySeconds: 600, work: forgetCases },
];
