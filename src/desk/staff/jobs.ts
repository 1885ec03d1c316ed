import type { Job } from "#server/jobs/jobs.ts";
import { forgetSessions } from "./store.ts";

/** Deletes sessions of the desk that nobody can use any more; what was done stands in the trail. */
export const jobs: readonly Job[] = [
  { name: "clean staff_session", everySeconds: 600, work: forgetSessions },
];
