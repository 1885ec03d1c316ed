import type { Who } from "#base/call/call.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import type { Lookup } from "#db/lookup.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { networkOf } from "#server/limits/network.ts";
import { countFailure, forgiveFailure } from "../store/networks.ts";

type Caller = Pick<CallContext<Who>, "db" | "vault" | "from">;

/**
 * Counts an attempt from an unknown browser for its network, before any costly work; throws with
 * the seconds to wait after too many failures. Independent of which customer was meant.
 */
export async function countForNetwork(context: Caller): Promise<void> {
  const seconds = await countFailure(context.db, namesOf(context));
  if (seconds > 0) throw new Refusal("PLAT000005", { seconds }, { seconds });
}

/** Reverts the count: the password was right, or was never checked. */
export async function forgiveNetwork(context: Caller): Promise<void> {
  await forgiveFailure(context.db, namesOf(context));
}

function namesOf({ vault, from }: Caller): Lookup {
  return vault.lookup("login-network", networkOf(from.address));
}
