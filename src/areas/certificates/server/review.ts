// What staff does with requests: the desk will ask these functions, and until then a command does.

import type { Db } from "#db/db.ts";
import type { PostingAnswer } from "#ports/core-bank/port.ts";
import { lettersSent, writeLetter } from "#server/outbox/letters.ts";
import type { ReviewReason } from "../rules.ts";
import { refundsDue, revokeDocument, unsentLetters } from "../store/documents.ts";
import {
  changeRequest,
  lockRequest,
  type RequestRow,
  requestOf,
  unfinishedRequests,
} from "../store.ts";
import { advance, type Issuing } from "./issue.ts";
import { rejectionLetter } from "./letter.ts";

const AT_ONCE = 50;

/** What the ledger answers where nothing was posted under the key. */
const NOTHING_TO_UNDO = "TRFR000017";

/** Longer than a customer waits for the answer to a request. */
const LEFT_ALONE_SECONDS = 60;

/** Approves a request that waits for people, and issues it; false when it does not wait for them. */
export async function approve(issuing: Issuing, requestId: string): Promise<RequestRow | null> {
  const isApproved = await issuing.db.transaction(async (tx) => {
    const locked = await lockRequest(tx, requestId);
    if (locked?.state !== "in-review") return false;
    await changeRequest(tx, requestId, { isApproved: true });
    return true;
  });
  return isApproved ? advance(issuing, requestId) : null;
}

/** Why staff may reject a request. */
export type Rejection = Extract<ReviewReason, "unclear" | "not-deliverable" | "withdrawn">;

/**
 * Rejects a request that waits, or one whose letter came back; a fee that was charged is given back.
 * False when it is too late for that.
 */
export async function reject(
  issuing: Issuing,
  requestId: string,
  reason: Rejection,
): Promise<boolean> {
  const request = await requestOf(issuing.db, requestId);
  if (!request) return false;
  const contact = await issuing.coreBank.identity(request.customerId);
  if (!contact) return false;
  const isRejected = await issuing.db.transaction(async (tx) => {
    const locked = await lockRequest(tx, requestId);
    if (!locked || !mayReject(locked.state, request)) return false;
    await revokeDocument(tx, requestId);
    await writeLetter(tx, rejectionLetter(request, { reason, contact }));
    // Whether it was charged is known to the ledger alone: a process may have ended right after it.
    const mayBeCharged = request.delivery === "post" && locked.approvedAt !== null;
    await changeRequest(tx, requestId, {
      state: "rejected",
      reason,
      ...(mayBeCharged ? { feeState: "refund-due" as const } : {}),
    });
    return true;
  });
  if (isRejected) await refund(issuing);
  return isRejected;
}

/** By post it can come back after it was sent; what was mailed or downloaded is out. */
function mayReject(state: RequestRow["state"], { delivery }: RequestRow): boolean {
  if (state === "in-review") return true;
  return delivery === "post" && (state === "issued" || state === "sent");
}

/** Notes that a document was handed to the post. */
export async function markPosted({ db }: Pick<Issuing, "db">, requestId: string): Promise<boolean> {
  const request = await requestOf(db, requestId);
  if (request?.delivery !== "post") return false;
  return db.transaction(async (tx) => {
    const locked = await lockRequest(tx, requestId);
    if (locked?.state !== "issued") return false;
    await changeRequest(tx, requestId, { state: "sent", isSent: true });
    return true;
  });
}

/** Gives back what is due. What was never charged has nothing to be undone, and is done with too. */
export async function refund({ db, coreBank }: Pick<Issuing, "db" | "coreBank">): Promise<void> {
  for (const { id, feePosting } of await refundsDue(db, AT_ONCE)) {
    const answer = await coreBank.reverse(feePosting, null);
    const feeState = refundedState(answer);
    if (feeState === null) continue;
    await db.transaction(async (tx) => {
      const locked = await lockRequest(tx, id);
      if (locked?.feeState === "refund-due") await changeRequest(tx, id, { feeState });
    });
  }
}

/** Null where the money could not be given back: it stays due. */
function refundedState(answer: PostingAnswer): "refunded" | "none" | null {
  if (answer.ok) return "refunded";
  return answer.code === NOTHING_TO_UNDO ? "none" : null;
}

/** Goes on with what ended processes left: documents, refunds, and letters that have left meanwhile. */
export async function catchUp(issuing: Issuing): Promise<void> {
  const { db } = issuing;
  const left = { olderThanSeconds: LEFT_ALONE_SECONDS, most: AT_ONCE };
  for (const id of await unfinishedRequests(db, left)) await advance(issuing, id);
  await refund(issuing);
  await markMailed(db);
}

async function markMailed(db: Db): Promise<void> {
  const waiting = await unsentLetters(db, AT_ONCE);
  const sent = await lettersSent(
    db,
    waiting.map(({ letterId }) => letterId),
  );
  for (const { id } of waiting.filter(({ letterId }) => sent.has(letterId))) {
    await db.transaction(async (tx) => {
      const locked = await lockRequest(tx, id);
      if (locked?.state === "issued") await changeRequest(tx, id, { state: "sent", isSent: true });
    });
  }
}
