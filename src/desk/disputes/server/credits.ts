// Provisional credits: up to a sum by one member of staff alone, above it by two.

import { stateAfter } from "#areas/cards/rules/dispute.ts";
import type { lockedDispute } from "#areas/cards/server/disputes.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { formatAmount, ntd } from "#base/money/money.ts";
import type { Db } from "#db/db.ts";
import { ask, isRequestWaiting } from "#desk/approvals/server/requests.ts";
import type { Parts } from "#desk/queues/server/decisions.ts";
import type { DeskContext } from "#desk/queues/server/sources.ts";
import { needsTwo } from "../rules.ts";
import { addCredit, lockCreditedToday } from "../store.ts";

type Dispute = NonNullable<Awaited<ReturnType<typeof lockedDispute>>>;

/** What somebody must have read before they decide on a dispute. */
export function partsOf(dispute: Dispute): Parts {
  const { state, reason, note, merchant, amount, lastFour, requestedAt, steps } = dispute;
  return { page: { state, reason, note, merchant, amount, lastFour, requestedAt, steps } };
}

/**
 * Counts a credit of a locked dispute if its giver may give it alone; false if it takes two. Refuses
 * where there is nothing to credit, or a colleague is asked already.
 */
export async function creditAlone(
  tx: Db,
  { staff }: DeskContext,
  { reference, state, amount }: Dispute,
): Promise<boolean> {
  const isRequested = await isRequestWaiting(tx, { dispute: reference });
  if (stateAfter(state, "credit") === null || isRequested) throw new Refusal("EMRG000010");
  if (needsTwo(amount, await lockCreditedToday(tx, staff.id))) return false;
  await addCredit(tx, { dispute: reference, staffId: staff.id, amount });
  return true;
}

/** Requests a credit that a colleague has to approve. */
export async function requestCredit(
  tx: Db,
  context: DeskContext,
  { reference, customerId, merchant, amount }: Dispute,
  reason: string,
): Promise<void> {
  const about = `${reference} ${merchant} ${formatAmount(ntd(amount), "TWD")}`;
  const subject = { dispute: reference, about };
  await ask(tx, context, { kind: "credit-dispute", customerId, subject, reason });
}
