import { stateAfter } from "#areas/cards/rules/dispute.ts";
import { decideDispute, lockedDispute, moveDisputeMoney } from "#areas/cards/server/disputes.ts";
import { revokeIssued } from "#areas/certificates/server/reviews.ts";
import { unflagCustomer } from "#areas/customer/server/standing.ts";
import { undoPanic } from "#areas/panic/server/undo.ts";
import type { Db } from "#db/db.ts";
import { publishApproved } from "#desk/content/server/rate-changes.ts";
import type { DeskContext } from "#desk/queues/server/sources.ts";
import { staffInitiator } from "#server/audit/audit.ts";
import type { RequestKind } from "../rules.ts";
import type { RequestRow } from "../store.ts";

type Act = (tx: Db, context: DeskContext, request: RequestRow) => Promise<boolean>;

/**
 * Executes an approved request; false if the state of things no longer allows it. A flag or a panic
 * stop that came after the request was not what its two members of staff talked about: it stays.
 */
export const acts: Record<RequestKind, Act> = {
  "lift-flag": (tx, _context, { customerId, requestedAt }) =>
    unflagCustomer(tx, customerId ?? "", requestedAt),
  "undo-panic": (tx, context, { customerId, requestedAt }) =>
    undoPanic(tx, context, { customerId: customerId ?? "", pressedBy: requestedAt }),
  "revoke-certificate": (tx, _context, { subject }) =>
    revokeIssued(tx, subject.certificateId ?? ""),
  "change-limit": (tx, { ports }, { customerId, subject }) =>
    ports.coreBank.changeLimit(tx, {
      customerId: customerId ?? "",
      number: subject.accountNumber ?? "",
      otherDayLimit: subject.dayLimit ?? null,
    }),
  "change-rate": (tx, context, { subject }) => publishApproved(tx, context, subject),
  "credit-dispute": async (tx, _context, { subject }) => {
    const dispute = await lockedDispute(tx, subject.dispute ?? "");
    if (!dispute || stateAfter(dispute.state, "credit") === null) return false;
    await decideDispute(tx, dispute, "credit");
    return true;
  },
};

/** What follows an approval once it is committed: the ledger posts the credit of a dispute. */
export async function follow(context: DeskContext, { subject }: RequestRow): Promise<void> {
  if (subject.dispute === undefined) return;
  const { db, ports } = context;
  const services = { db, coreBank: ports.coreBank };
  await moveDisputeMoney(services, subject.dispute, staffInitiator(context));
}
