import { type FairQueue, fairQueue, type QueueLimits } from "./fair-queue.ts";
import type { Share } from "./guest-share.ts";

// A page that is drawn takes the only thread for some milliseconds, and asks the database several
// times. At this pace strangers leave most of both to customers; what is cached is not limited here.
const others: QueueLimits = {
  atOnce: 8,
  waiting: 500,
  waitingOfOne: 40,
  waitMs: 15_000,
  pace: { perSecond: 40, atOnce: 40 },
};
// A form of the sign-in also waits for its turn to be hashed.
const signIns: QueueLimits = {
  ...others,
  atOnce: 64,
  pace: { perSecond: 20, atOnce: 20 },
};

/** Turns for the pages that a site draws for guests, by network; sign-ins have their own. */
export function guestPages(): (share: Share) => FairQueue {
  const [ofOthers, ofSignIns] = [fairQueue(others), fairQueue(signIns)];
  return (share) => (share === "sign-in" ? ofSignIns : ofOthers);
}
