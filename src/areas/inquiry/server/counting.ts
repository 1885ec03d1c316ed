import type { Db } from "#db/db.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { counterIn } from "#server/limits/counter.ts";
import { networkOf } from "#server/limits/network.ts";
import { allowances } from "../rules.ts";

const countOnce = counterIn("inquiry_count");

/** Counts an action of a network or for an email address; throws if it exceeds the limit. */
export async function count(
  db: Db,
  { vault }: Pick<CallContext<"anyone">, "vault">,
  what: keyof typeof allowances,
  subject: string,
): Promise<void> {
  await countOnce(db, vault.lookup(`inquiry-${what}`, subject), allowances[what]);
}

/** The network that a caller's address is counted for. */
export function senderOf({ from }: Pick<CallContext<"anyone">, "from">): string {
  return networkOf(from.address);
}
