import type { CallContext } from "#server/api/call-context.ts";
import { counterIn } from "#server/limits/counter.ts";
import { networkOf } from "#server/limits/network.ts";
import { ALLOWANCE } from "../rules.ts";

const countOnce = counterIn("chat_count");

/** Counts a message of a network, or what costs as much as several; throws above the limit. */
export async function countMessage(
  { db, vault, from }: CallContext<"anyone">,
  price: number,
): Promise<void> {
  await countOnce(db, vault.lookup("chat-address", networkOf(from.address)), {
    ...ALLOWANCE,
    price,
  });
}
