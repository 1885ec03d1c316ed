import type { Who } from "#base/call.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import type { Asked } from "#server/asked.ts";
import { CODES_A_DAY, networkOf, REQUESTS_A_DAY } from "../rules.ts";
import { countToday } from "../store/tries.ts";

/** Counts a request without a sign-in for its address and day; throws when there were too many. */
export async function countAddress(
  { db, vault, from }: Pick<Asked<Who>, "db" | "vault" | "from">,
  what: "codes" | "national-ids",
): Promise<void> {
  const subjectHash = vault.mac("verification-address", networkOf(from.address));
  const counted = await countToday(db, { subjectHash, purpose: `address ${what}` });
  refuseOver(counted, REQUESTS_A_DAY);
}

/** Counts how often a national ID was asked about in a day, whether it is anybody's or not. */
export async function countNationalId(
  { db, vault }: Pick<Asked<Who>, "db" | "vault">,
  nationalId: string,
): Promise<void> {
  const subjectHash = vault.mac("verification-national-id", nationalId);
  const counted = await countToday(db, { subjectHash, purpose: "national-id" });
  refuseOver(counted, CODES_A_DAY);
}

function refuseOver(
  { times, secondsToMidnight }: { times: number; secondsToMidnight: number },
  most: number,
): void {
  if (times > most) throw tooMany(secondsToMidnight);
}

/** The refusal of what may be done again tomorrow. */
export function tooMany(seconds: number): Refusal {
  return new Refusal("PLAT000005", { seconds }, { seconds });
}
