import type { Job } from "#server/jobs/jobs.ts";
import { announce } from "./server/leases.ts";
import { forgetOpened } from "./store/opened.ts";
import { forgetLeases } from "./store.ts";

/** Deletes expired leases and notifies open pages; forgets what was opened long ago. */
export const jobs: readonly Job[] = [
  {
    name: "free desk_lease",
    everySeconds: 30,
    work: (db) =>
      db.transaction(async (tx) => {
        const freed = await forgetLeases(tx);
        for (const item of freed.toSorted((one, other) => one.queue.localeCompare(other.queue))) {
          await announce(tx, item, { event: "released" });
        }
      }),
  },
  { name: "clean desk_opened", everySeconds: 600, work: forgetOpened },
];
