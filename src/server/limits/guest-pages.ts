import { type FairQueue, fairQueue } from "./fair-queue.ts";
import type { Share } from "./guest-share.ts";

// A page that is drawn takes the only thread for some milliseconds, and asks the database several
// times. At this pace guests leave most of both to customers; cached pages are not limited here.
const PAGES_PER_SECOND = 40;
// A network cannot have more than its 64 requests here; these are for all networks.
const waits = { waiting: 500, waitMs: 15_000 };
const AT_ONCE = 8;
// A network with more waiting is hardly a household: at a fifth of the pace drawing for all such
// networks takes less than a twentieth of the thread, which is what customers do not notice.
const LONG_FROM = 4;
// A form of the sign-in also waits for its turn to be hashed.
const SIGN_INS_AT_ONCE = 64;

/** Turns for the pages that a site draws for guests, by network; sign-ins have their own. */
export function guestPages(pagesPerMinute: number): (share: Share) => FairQueue {
  const perSecond = Math.max(PAGES_PER_SECOND, pagesPerMinute / 60);
  const paceOf = (rate: number) => ({ perSecond: rate, atOnce: rate });
  const long = { waiting: LONG_FROM, pace: paceOf(perSecond / 5) };
  const ofOthers = fairQueue({ ...waits, atOnce: AT_ONCE, pace: paceOf(perSecond), long });
  const signIns = { ...waits, atOnce: SIGN_INS_AT_ONCE, pace: paceOf(perSecond / 2) };
  const ofSignIns = fairQueue(signIns);
  return (share) => (share === "sign-in" ? ofSignIns : ofOthers);
}
