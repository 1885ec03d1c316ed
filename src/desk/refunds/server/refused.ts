// Refunds that the ledger refused, of whichever area owns them.

import { feesToRefund } from "#areas/certificates/server/refused-refunds.ts";
import { premiumsToRefund } from "#areas/insurance/server/refused-refunds.ts";
import type { RefusedQuery, RefusedRefund } from "#base/postings/refused-refund.ts";
import type { Db } from "#db/db.ts";
import { type RefundKind, refundKinds } from "../rules.ts";

/** A refund that waits for staff. */
export interface Refused extends RefusedRefund {
  kind: RefundKind;
}

const readers = { premium: premiumsToRefund, postage: feesToRefund };

/** All refunds that wait for staff. */
export async function refusedRefunds(db: Db, most: number): Promise<Refused[]> {
  return (await read(db, { id: null, most })).slice(0, most);
}

/** A refund that waits for staff, or null. */
export async function refusedRefund(db: Db, id: string): Promise<Refused | null> {
  const [refused] = await read(db, { id, most: 1 });
  return refused ?? null;
}

async function read(db: Db, query: RefusedQuery): Promise<Refused[]> {
  const ofKinds = refundKinds.map(async (kind) =>
    (await readers[kind](db, query)).map((each) => ({ ...each, kind })),
  );
  return (await Promise.all(ofKinds)).flat();
}
