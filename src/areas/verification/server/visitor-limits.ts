// What somebody who is not signed in may ask for. A national ID is no secret: whatever a stranger
// does with one ends with the day, and never reaches the owner in a browser of their own.

import { ownToken } from "#areas/verification/server/device-token.ts";
import type { Who } from "#base/call/call.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import type { Lookup } from "#db/lookup.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { networkOf } from "#server/limits/network.ts";
import { NETWORK_REQUESTS } from "../rules.ts";
import type { Person } from "../store/people.ts";
import { countIn } from "../store/tries.ts";

type Visiting = Pick<CallContext<Who>, "db" | "vault" | "from" | "cookies">;

/** Who asks for a visitor's code: one of the owner's own browsers, or a network. */
export interface Requester {
  names: Lookup;
  isKnownBrowser: boolean;
}

/** Finds out who asks; by the same statements whether the person is known or not. */
export async function requesterOf(context: Visiting, person: Person | null): Promise<Requester> {
  const token = await ownToken(context, person?.id ?? null);
  if (token) {
    const names = context.vault.lookup("verification-asker", "browser", token);
    return { names, isKnownBrowser: true };
  }
  const network = networkOf(context.from.address);
  const names = context.vault.lookup("verification-asker", "network", network);
  return { names, isKnownBrowser: false };
}

/** Counts a request without a sign-in for its network's hour and day; throws when there were too many. */
export async function countRequest(
  { db, vault, from }: Pick<Visiting, "db" | "vault" | "from">,
  what: "codes" | "national-ids",
): Promise<void> {
  const subject = vault.lookup("verification-address", networkOf(from.address));
  for (const unit of ["hour", "day"] as const) {
    const purpose = `address ${what} ${unit}`;
    const { times, secondsLeft } = await countIn(db, { subject, purpose, unit });
    if (times > NETWORK_REQUESTS[unit]) throw tooMany(secondsLeft);
  }
}

/** The refusal of what may be done again after so many seconds. */
export function tooMany(seconds: number): Refusal {
  return new Refusal("PLAT000005", { seconds }, { seconds });
}
