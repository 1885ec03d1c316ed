// Refunds of postage that the ledger refused, for the desk.

import { CERTIFICATE_FEE } from "#base/postings/fees.ts";
import type { Day } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import { serialOf } from "../rules.ts";
import { type RefusedFee, refusedFees } from "../store/refunds.ts";
import { changeRequest, lockRequest } from "../store.ts";
import type { Issuing } from "./issue.ts";
import { refund } from "./review.ts";

/** Postage that waits for staff: whose, how much, and the account that paid it. */
export interface PostageToRefund {
  id: string;
  customerId: string;
  amount: number;
  accountNumber: string;
  reference: string;
  since: Date;
}

/** Postage that waits for staff, oldest first. */
export async function feesToRefund(db: Db, most: number): Promise<PostageToRefund[]> {
  return (await refusedFees(db, { id: null, most })).map(viewOf);
}

/** Postage that waits for staff, or null. */
export async function feeToRefund(db: Db, id: string): Promise<PostageToRefund | null> {
  const [refused] = await refusedFees(db, { id, most: 1 });
  return refused ? viewOf(refused) : null;
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

function viewOf({ serialNumber, madeOn, copies, ...refused }: RefusedFee): PostageToRefund {
  const { id, customerId, accountNumber, since } = refused;
  return {
    ...{ id, customerId, accountNumber, since },
    amount: CERTIFICATE_FEE * copies,
    reference: serialOf(madeOn as Day, serialNumber),
  };
}
