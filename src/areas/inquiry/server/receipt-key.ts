// Access to an inquiry's receipt: the customer who wrote it, otherwise the browser it was written
// in.

import type { CallContext } from "#server/api/call-context.ts";
import { RECEIPT_HOURS } from "../rules.ts";

const RECEIPTS_MOST = 5;
const KEY_BYTES = 16;
const HOUR_SECONDS = 3_600;

type Holding = Pick<CallContext<"anyone">, "cookies" | "vault">;

/** Stores the key to another receipt in the browser's cookie; the oldest ones are dropped. */
export function giveReceipt(context: Holding, id: string): void {
  const [key = ""] = keysOf(context, id);
  const others = keysIn(context).filter((each) => each !== key);
  const value = [key, ...others].slice(0, RECEIPTS_MOST).join(".");
  context.cookies.set({ name: "inquiry", value, seconds: RECEIPT_HOURS * HOUR_SECONDS });
}

/** Whether the caller wrote the inquiry. */
export function holdsReceipt(
  context: Holding & Pick<CallContext<"anyone">, "customer">,
  { id, customerId }: { id: string; customerId: string | null },
): boolean {
  if (customerId !== null) return context.customer?.id === customerId;
  const held = keysIn(context);
  return keysOf(context, id).some((key) => held.includes(key));
}

function keysIn({ cookies }: Holding): string[] {
  return cookies.read("inquiry")?.split(".", RECEIPTS_MOST) ?? [];
}

/** The keys to a receipt, by the bank's current secret and by older ones. */
function keysOf({ vault }: Holding, id: string): string[] {
  const macs = vault.macs("inquiry-receipt", id);
  return macs.map((mac) => mac.subarray(0, KEY_BYTES).toString("base64url"));
}
