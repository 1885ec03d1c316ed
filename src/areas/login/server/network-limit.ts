import type { Who } from "#base/call/call.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import type { Lookup } from "#db/lookup.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { networkOf } from "#server/limits/network.ts";
import type { Vault } from "#server/secrets/vault.ts";
import { countFailure, forgiveFailure } from "../store/networks.ts";

type Caller = Pick<CallContext<Who>, "db" | "vault" | "from" | "now">;

/** A refusal of a network, and when the database decided it. */
interface RecentRefusal {
  at: number;
  seconds: number;
}

// A flood is refused dozens of times a second: the database is asked once a second for all of them.
// Another process may forgive a failure meanwhile; that is noticed after this time.
const REPEATED_MS = 1_000;
// Networks are untrusted input: above this number the oldest entry is evicted.
const NETWORKS_MOST = 10_000;
const recentOf = new WeakMap<Vault, Map<string, RecentRefusal>>();

/**
 * Counts an attempt from an unknown browser for its network, before any costly work; throws with
 * the seconds to wait after too many failures. Independent of which customer was meant.
 */
export async function countForNetwork(context: Caller, db = context.db): Promise<void> {
  repeatRefusal(context);
  const seconds = await countFailure(db, namesOf(context));
  if (seconds === 0) return;
  const recent = recentRefusals(context);
  recent.delete(networkOf(context.from.address));
  recent.set(networkOf(context.from.address), { at: context.now.getTime(), seconds });
  if (recent.size > NETWORKS_MOST) recent.delete(recent.keys().next().value ?? "");
  throw refusal(seconds);
}

/** Throws the refusal that the network got a moment ago, if any: without asking the database. */
export function repeatRefusal(context: Omit<Caller, "db">): void {
  const recent = recentRefusals(context).get(networkOf(context.from.address));
  if (!recent) return;
  const passedMs = context.now.getTime() - recent.at;
  // The clock may have been set back.
  if (passedMs >= 0 && passedMs < REPEATED_MS) throw refusal(recent.seconds);
}

/** Reverts the count: the password was right, or was never checked. */
export async function forgiveNetwork(context: Caller, db = context.db): Promise<void> {
  await forgiveFailure(db, namesOf(context));
  recentRefusals(context).delete(networkOf(context.from.address));
}

function recentRefusals({ vault }: Pick<Caller, "vault">): Map<string, RecentRefusal> {
  const recent = recentOf.get(vault) ?? new Map<string, RecentRefusal>();
  recentOf.set(vault, recent);
  return recent;
}

function refusal(seconds: number): Refusal {
  return new Refusal("PLAT000005", { seconds }, { seconds });
}

function namesOf({ vault, from }: Pick<Caller, "vault" | "from">): Lookup {
  return vault.lookup("login-network", networkOf(from.address));
}
