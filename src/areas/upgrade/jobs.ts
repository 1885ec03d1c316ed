import type { Db } from "#db/db.ts";
import type { Job } from "#server/jobs/jobs.ts";
import { tellCalls } from "./server/video.ts";
import { closeMissedSlots } from "./store/call-backs.ts";
import { endLostCalls, requeueCalls } from "./store/calls.ts";
import { forgetSnapshots } from "./store/snapshots.ts";
import { expireUpgrades } from "./store/upgrades.ts";

/** Ends calls whose customer is gone, and requeues calls whose member of staff is. */
async function tendCalls(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const lost = await endLostCalls(tx);
    const back = await requeueCalls(tx);
    await tellCalls(tx, [
      ...lost.map((callId) => ({ callId, change: "ended" as const })),
      ...back.map((callId) => ({ callId, change: "waiting" as const })),
    ]);
  });
}

export const jobs: readonly Job[] = [
  { name: "tend video calls", everySeconds: 10, work: tendCalls },
  { name: "close missed call-backs", everySeconds: 300, work: closeMissedSlots },
  { name: "expire upgrades", everySeconds: 3_600, work: expireUpgrades },
  { name: "clean upgrade_snapshot", everySeconds: 3_600, work: forgetSnapshots },
];
