// Limits for visitors without a session. A national ID is no secret: whatever a stranger does with
// one expires with the day, and never affects the owner in their own browser.

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

/** The requester of a visitor's code: one of the owner's own browsers, or a network. */
export interface Requester {
  names: Lookup;
  isKnownBrowser: boolean;
}

/** Identifies the requester; with the same statements whether or not the person is known. */
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

/** Counts a visitor's request for its network's hour and day; throws if there were too many. */
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

/** The refusal of an action that may be repeated after that many seconds. */
export function tooMany(seconds: number): Refusal {
  return new Refusal("PLAT000005", { seconds }, { seconds });
}
