// Refunds of premiums that the ledger refused, for the desk.

import type { RefusedQuery, RefusedRefund } from "#base/postings/refused-refund.ts";
import type { Db } from "#db/db.ts";
import type { Initiator } from "#ports/core-bank/initiator.ts";
import { applicationOf, moveApplication } from "../store/applications.ts";
import { refusedPremiums } from "../store/refunds.ts";
import { giveBack, type SettleContext } from "./settle.ts";

/** Premiums that wait for staff, oldest first. */
export function premiumsToRefund(db: Db, query: RefusedQuery): Promise<RefusedRefund[]> {
  return refusedPremiums(db, query);
}

/** Tries a refund again, under its own key; false if it is refused again. */
export async function retryPremium(
  context: SettleContext,
  { id, customerId }: RefusedRefund,
  initiator: Initiator,
): Promise<boolean> {
  const application = await applicationOf(context.db, customerId, id);
  if (!application) return false;
  const { state } = await giveBack(context, application, initiator);
  return state === "refunded" || state === "cancelled";
}

/** Marks a refund as settled by hand; false if it was settled meanwhile. */
export async function settlePremium(
  tx: Db,
  { id, customerId }: RefusedRefund,
  now: Date,
): Promise<boolean> {
  const application = await applicationOf(tx, customerId, id);
  const to = application?.state === "cancelling" ? "cancelled" : "refunded";
  return moveApplication(tx, id, { act: "refund", to }, { cancelledAt: now });
}
