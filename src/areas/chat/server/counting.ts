import { networkOf } from "#areas/verification/rules.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import type { Asked } from "#server/asked.ts";
import { ALLOWANCE } from "../rules.ts";
import { addCount, countedWithin, lockSubject } from "../store.ts";

/** Counts a message of an address; throws when there were too many. */
export async function countMessage({ db, vault, from }: Asked<"anyone">): Promise<void> {
  const subjectHash = vault.mac("chat-address", networkOf(from.address));
  await db.transaction(async (within) => {
    // In turn, so that fifty at once are counted like fifty one after another.
    await lockSubject(within, subjectHash);
    const { times, secondsLeft } = await countedWithin(within, subjectHash, ALLOWANCE.seconds);
    if (times >= ALLOWANCE.most) throw tooMany(secondsLeft);
    await addCount(within, subjectHash);
  });
}

/** How a visitor is told to wait. */
export function tooMany(secondsLeft: number): Refusal {
  const seconds = Math.max(1, secondsLeft);
  return new Refusal("PLAT000005", { seconds }, { seconds });
}
