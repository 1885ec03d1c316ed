// Refunds that the ledger refused, of whichever area owns them.

import { feesToRefund, feeToRefund } from "#areas/certificates/server/refused-refunds.ts";
import { premiumsToRefund, premiumToRefund } from "#areas/insurance/server/refused-refunds.ts";
import type { Db } from "#db/db.ts";
import type { RefundKind } from "../rules.ts";

/** A refund that waits for staff. */
export interface Refused {
  kind: RefundKind;
  id: string;
  customerId: string;
  amount: number;
  accountNumber: string;
  reference: string;
  since: Date;
}

/** All refunds that wait for staff. */
export async function refusedRefunds(db: Db, most: number): Promise<Refused[]> {
  const [premiums, fees] = await Promise.all([premiumsToRefund(db, most), feesToRefund(db, most)]);
  return [
    ...premiums.map((each) => ({ ...each, kind: "premium" as const })),
    ...fees.map((each) => ({ ...each, kind: "postage" as const })),
  ].slice(0, most);
}

/** A refund that waits for staff, or null. */
export async function refusedRefund(db: Db, id: string): Promise<Refused | null> {
  const premium = await premiumToRefund(db, id);
  if (premium) return { ...premium, kind: "premium" };
  const fee = await feeToRefund(db, id);
  return fee && { ...fee, kind: "postage" };
}
