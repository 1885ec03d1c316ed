// What staff do with requests, at the desk or by the command `npm run bank -- certificates`.

import type { Db } from "#db/db.ts";
import type { PostingResult } from "#ports/core-bank/port.ts";
import { byTheBank, record } from "#server/audit/audit.ts";
import { eachApart } from "#server/jobs/each.ts";
import { announceItem } from "#server/live/publish.ts";
import { letterStates, writeLetter } from "#server/outbox/letters.ts";
import { type Rejection, serialOf } from "../rules.ts";
import { refundsDue, revokeDocument, unsentLetters } from "../store/documents.ts";
import { parkFee } from "../store/refunds.ts";
import {
  changeRequest,
  lockRequest,
  type RequestRow,
  requestOf,
  unfinishedRequests,
} from "../store.ts";
import { advance, type Issuing } from "./issue.ts";
import { rejectionLetter, undeliveredLetter } from "./letter.ts";

const AT_ONCE = 50;

/** The ledger's refusal if nothing was posted under the key. */
const NOTHING_TO_UNDO = "TRFR000017";

/** Longer than a customer waits for the response to a request. */
const LEFT_ALONE_SECONDS = 60;

/** What failed by a fault is rarely tried again: it may be at fault itself. */
const FAULT_AGAIN_SECONDS = 300;

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
    await writeLetter(
      tx,
      rejectionLetter(request, { reason, contact, isCharged: locked.feeState === "charged" }),
    );
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
  if (isRejected && request.delivery === "post") await refund(issuing, request);
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

/** Pays a due refund. If nothing was ever charged there is nothing to reverse, and it is settled too. */
export async function refund(
  { db, coreBank, initiator = null }: Pick<Issuing, "db" | "coreBank" | "initiator">,
  { id, feePosting }: Pick<RequestRow, "id" | "feePosting">,
): Promise<void> {
  const feeState = refundedState(await coreBank.reverse(feePosting, initiator));
  await db.transaction(async (tx) => {
    const locked = await lockRequest(tx, id);
    if (locked?.feeState !== "refund-due") return;
    if (feeState) await changeRequest(tx, id, { feeState });
    // Trying again by itself would be refused again, and nobody would know.
    else if (await parkFee(tx, id)) await announceItem(tx, "refunds", id);
  });
}

/** Null if the refund was refused: it stays due, and waits for staff. */
function refundedState(result: PostingResult): "refunded" | "none" | null {
  if (result.ok) return "refunded";
  return result.code === NOTHING_TO_UNDO ? "none" : null;
}

/** Resumes what dead processes left: documents, refunds, and letters sent meanwhile. */
export async function catchUp(issuing: Issuing, closing?: AbortSignal): Promise<void> {
  const { db } = issuing;
  const byItself = { ...issuing, initiator: null };
  // What failed is tried again later, behind the others; what our own closing ended, by the next start.
  const orPutOff = async (work: Promise<unknown>, { id }: Pick<RequestRow, "id">) => {
    try {
      await work;
    } catch (thrown) {
      if (!closing?.aborted) await changeRequest(db, id, { againSeconds: FAULT_AGAIN_SECONDS });
      throw thrown;
    }
  };
  const left = { olderThanSeconds: LEFT_ALONE_SECONDS, most: AT_ONCE };
  const parts = [
    async () =>
      eachApart(await unfinishedRequests(db, left), closing, (request) =>
        orPutOff(advance(byItself, request), request),
      ),
    async () =>
      eachApart(await refundsDue(db, AT_ONCE), closing, (due) =>
        orPutOff(refund(byItself, due), due),
      ),
    async () => eachApart(await settledMails(db), closing, (mail) => settleMail(issuing, mail)),
  ];
  await eachApart(parts, closing, (part) => part());
}

/** A certificate whose mail has an outcome; a mail that is gone was deleted long after it. */
interface SettledMail {
  id: string;
  outcome: "sent" | "failed" | "gone";
}

async function settledMails(db: Db): Promise<SettledMail[]> {
  const waiting = await unsentLetters(db, AT_ONCE);
  const states = await letterStates(
    db,
    waiting.map(({ letterId }) => letterId),
  );
  return waiting.flatMap(({ id, letterId }) => {
    const outcome = states.get(letterId) ?? "gone";
    return outcome === "waiting" ? [] : [{ id, outcome }];
  });
}

/** Marks a mail that was sent, or that failed for good. */
function settleMail(issuing: Issuing, { id, outcome }: SettledMail): Promise<void> {
  if (outcome !== "sent") return markUndelivered(issuing, id, outcome);
  return whileIssued(issuing.db, id, (tx) =>
    changeRequest(tx, id, { state: "sent", isSent: true }),
  );
}

/**
 * The certificate stays to be downloaded, and its customer is notified by SMS: unless it was
 * revoked, or nobody knows any more whether the mail arrived.
 */
async function markUndelivered(
  { db, coreBank }: Issuing,
  id: string,
  outcome: "failed" | "gone",
): Promise<void> {
  const customerId = (await requestOf(db, id))?.customerId ?? "";
  const contact = await coreBank.identity(customerId);
  await whileIssued(db, id, async (tx) => {
    const request = await changeRequest(tx, id, { reason: "mail-failed" });
    const isNotified = outcome === "failed" && request.revokedAt === null;
    if (contact && isNotified) await writeLetter(tx, undeliveredLetter(request, contact));
    await record(tx, byTheBank(), {
      ...{ event: "certificate.mail-failed", outcome: "nok", customerId },
      reference: serialOf(request.madeOn, request.serialNumber),
    });
  });
}

/** Changes a request under its lock, if its letter has no outcome yet. */
function whileIssued(db: Db, id: string, work: (tx: Db) => Promise<unknown>): Promise<void> {
  return db.transaction(async (tx) => {
    const locked = await lockRequest(tx, id);
    if (locked?.state === "issued" && locked.reason !== "mail-failed") await work(tx);
  });
}
