// What staff do with requests, at the desk or by the command `npm run certificates`.

import type { Db } from "#db/db.ts";
import type { PostingResult } from "#ports/core-bank/port.ts";
import { lettersSent, writeLetter } from "#server/outbox/letters.ts";
import type { Rejection } from "../rules.ts";
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

/** The ledger's refusal if nothing was posted under the key. */
const NOTHING_TO_UNDO = "TRFR000017";

/** Longer than a customer waits for the response to a request. */
const LEFT_ALONE_SECONDS = 60;

/** Writes a decision of staff to the trail, in its transaction. */
type RecordIn = (tx: Db) => Promise<void>;

/** Approves a request in review and issues it; null if it is not in review. */
export async function approve(
  issuing: Issuing,
  requestId: string,
  recordIn?: RecordIn,
): Promise<RequestRow | null> {
  const approved = await issuing.db.transaction(async (tx) => {
    const locked = await lockRequest(tx, requestId);
    if (locked?.state !== "in-review") return null;
    await recordIn?.(tx);
    return changeRequest(tx, requestId, { isApproved: true });
  });
  return approved && advance(issuing, approved);
}

/**
 * Rejects a request in review, or one whose letter was returned; a charged fee is refunded. False
 * if it is too late.
 */
export async function reject(
  issuing: Issuing,
  requestId: string,
  reason: Rejection,
  recordIn?: RecordIn,
): Promise<boolean> {
  const request = await requestOf(issuing.db, requestId);
  if (!request) return false;
  const contact = await issuing.coreBank.identity(request.customerId);
  if (!contact) return false;
  const isRejected = await issuing.db.transaction(async (tx) => {
    const locked = await lockRequest(tx, requestId);
    if (!locked || !mayReject(locked.state, request)) return false;
    await recordIn?.(tx);
    await revokeDocument(tx, requestId);
    await writeLetter(tx, rejectionLetter(request, { reason, contact }));
    // Only the ledger knows whether it was charged: the process may have died right after charging,
    // and the request may have gone back to staff since.
    const isPosted = request.delivery === "post";
    await changeRequest(tx, requestId, {
      state: "rejected",
      reason,
      ...(isPosted ? { feeState: "refund-due" as const } : {}),
    });
    return true;
  });
  if (isRejected) await refund(issuing, requestId);
  return isRejected;
}

/** A posted letter can be returned; what was mailed or downloaded cannot be recalled. */
function mayReject(state: RequestRow["state"], { delivery }: RequestRow): boolean {
  if (state === "in-review") return true;
  return delivery === "post" && (state === "issued" || state === "sent");
}

/** Records that a document was handed to the post. */
export async function markPosted(
  { db }: Pick<Issuing, "db">,
  requestId: string,
  recordIn?: RecordIn,
): Promise<boolean> {
  const request = await requestOf(db, requestId);
  if (request?.delivery !== "post") return false;
  return db.transaction(async (tx) => {
    const locked = await lockRequest(tx, requestId);
    if (locked?.state !== "issued") return false;
    await recordIn?.(tx);
    await changeRequest(tx, requestId, { state: "sent", isSent: true });
    return true;
  });
}

/**
 * Pays due refunds. If nothing was ever charged there is nothing to reverse, and it is settled too.
 * Only that of the rejected request is in the name of who rejected it.
 */
export async function refund(
  { db, coreBank, initiator = null }: Pick<Issuing, "db" | "coreBank" | "initiator">,
  rejected?: string,
): Promise<void> {
  for (const { id, feePosting } of await refundsDue(db, AT_ONCE)) {
    const result = await coreBank.reverse(feePosting, id === rejected ? initiator : null);
    const feeState = refundedState(result);
    if (feeState === null) continue;
    await db.transaction(async (tx) => {
      const locked = await lockRequest(tx, id);
      if (locked?.feeState === "refund-due") await changeRequest(tx, id, { feeState });
    });
  }
}

/** Null if the refund failed: it stays due. */
function refundedState(result: PostingResult): "refunded" | "none" | null {
  if (result.ok) return "refunded";
  return result.code === NOTHING_TO_UNDO ? "none" : null;
}

/** Resumes what dead processes left: documents, refunds, and letters sent meanwhile. */
export async function catchUp(issuing: Issuing): Promise<void> {
  const { db } = issuing;
  const left = { olderThanSeconds: LEFT_ALONE_SECONDS, most: AT_ONCE };
  for (const request of await unfinishedRequests(db, left)) await advance(issuing, request);
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
