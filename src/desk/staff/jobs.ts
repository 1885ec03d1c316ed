import type { Job } from "#server/jobs/jobs.ts";
import { forgetBrowsers } from "./store/tries.ts";
import { forgetSessions } from "./store.ts";

/** Deletes old sessions of the desk, and browsers whose cookie has expired. */
export const jobs: readonly Job[] = [
  { name: "clean staff_session", everySeconds: 600, work: forgetSessions },
  { name: "clean staff_browser", everySeconds: 600, work: forgetBrowsers },
];
