import type { Job } from "#server/jobs/jobs.ts";
import { forgetSessions } from "./store.ts";

/** Deletes desk sessions opened more than 30 days ago; the trail has what was done in them. */
export const jobs: readonly Job[] = [
  { name: "clean staff_session", everySeconds: 600, work: forgetSessions },
];
