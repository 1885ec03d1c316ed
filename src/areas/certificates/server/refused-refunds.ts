// Refunds of postage that the ledger refused, for the desk.

import { CERTIFICATE_FEE } from "#base/postings/fees.ts";
import type { RefusedQuery, RefusedRefund } from "#base/postings/refused-refund.ts";
import type { Day } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import { serialOf } from "../rules.ts";
import { refusedFees } from "../store/refunds.ts";
import { changeRequest, lockRequest } from "../store.ts";
import type { Issuing } from "./issue.ts";
import { refund } from "./review.ts";

/** Postage that waits for staff, oldest first. */
export async function feesToRefund(db: Db, query: RefusedQuery): Promise<RefusedRefund[]> {
  return (await refusedFees(db, query)).map(({ serialNumber, madeOn, copies, ...refused }) => ({
    ...refused,
    amount: CERTIFICATE_FEE * copies,
    reference: serialOf(madeOn as Day, serialNumber),
  }));
}

/** Tries a refund again, under its own key; false if it is refused again. */
export async function retryFee(
  services: Pick<Issuing, "db" | "coreBank" | "initiator">,
  id: string,
): Promise<boolean> {
  const [refused] = await refusedFees(services.db, { id, most: 1 });
  if (!refused) return false;
  await refund(services, refused);
  return (await lockRequest(services.db, id))?.feeState !== "refund-due";
}

/** Marks a refund as settled by hand; false if it was settled meanwhile. */
export async function settleFee(tx: Db, id: string): Promise<boolean> {
  const locked = await lockRequest(tx, id);
  if (locked?.feeState !== "refund-due") return false;
  await changeRequest(tx, id, { feeState: "refunded" });
  return true;
}
