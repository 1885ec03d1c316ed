import { networkOf } from "#areas/verification/rules.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import type { Db } from "#db/db.ts";
import type { Asked } from "#server/asked.ts";
import { allowances } from "../rules.ts";
import { addCount, countedWithin, lockSubject } from "../store.ts";

/** Counts something done by an address or for a mail address; throws when it was too often. */
export async function count(
  db: Db,
  { vault }: Pick<Asked<"anyone">, "vault">,
  what: keyof typeof allowances,
  subject: string,
): Promise<void> {
  const subjectHash = vault.mac(`inquiry-${what}`, subject);
  const { most, seconds } = allowances[what];
  await db.transaction(async (within) => {
    // In turn, so that fifty at once are counted like fifty one after another.
    await lockSubject(within, subjectHash);
    const { times, secondsLeft } = await countedWithin(within, subjectHash, seconds);
    const wait = Math.max(1, secondsLeft);
    if (times >= most) throw new Refusal("PLAT000005", { seconds: wait }, { seconds: wait });
    await addCount(within, subjectHash);
  });
}

/** Who an address stands for when it is counted. */
export function senderOf({ from }: Pick<Asked<"anyone">, "from">): string {
  return networkOf(from.address);
}
