// Advances a request as far as possible: the fee, the document, the letter. Every step runs under
// the request's lock and only from its proper state, so that it can be retried any number of times,
// by any process, wherever the last one was killed.

import { hash } from "node:crypto";
import { certificateFeeLegs } from "#base/postings/fees.ts";
import { bankName } from "#base/site/brand.ts";
import { dayOf } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import type { StaffInitiator } from "#ports/core-bank/initiator.ts";
import type { CoreBank } from "#ports/core-bank/port.ts";
import { type Documents, MissingGlyphs } from "#ports/documents/port.ts";
import { protectPdf, unprotected } from "#ports/documents/protect.ts";
import { signPdf } from "#ports/documents/sign.ts";
import type { Signing } from "#ports/signing/port.ts";
import { TimeStampError, type TimeStamps } from "#ports/time-stamps/port.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { byTheBank, record } from "#server/audit/audit.ts";
import { announceItem } from "#server/live/publish.ts";
import { writeLetter } from "#server/outbox/letters.ts";
import { promisedDay, serialOf } from "../rules.ts";
import { addDocument, type Digested } from "../store/documents.ts";
import { changeRequest, lockRequest, type RequestRow, requestOf } from "../store.ts";
import { type Contact, certificateLetter, readyLetter } from "./letter.ts";
import { paperOf } from "./paper.ts";

/** The dependencies of issuing certificates. */
export interface Issuing {
  db: Db;
  coreBank: CoreBank;
  documents: Documents;
  /** Null if the bank has no signing key: nothing is issued then. */
  signing: Signing | null;
  /** Null if documents are signed without a time stamp. */
  timeStamps: TimeStamps | null;
  /** The member of staff who decides; none where the bank continues by itself. */
  initiator?: StaffInitiator | null;
  /** The public URL of the site. */
  origin: string;
  now(): Date;
}

/** The signer's name in a signature; ASCII, which every PDF reader shows alike. */
const SIGNER_NAME = bankName.en;
const REASON = "Certificate issued by the bank";

/** Each refused charge adds a line to the trail, so they are rare. */
const FEE_AGAIN_SECONDS = 1_800;

/** Advances a request; returns it as it is then. */
export async function advance(issuing: Issuing, request: RequestRow): Promise<RequestRow> {
  if (!isDue(request)) return request;
  const unpaid = await unpaidPostage(issuing, request);
  if (unpaid) return unpaid;
  const made = await signedDocument(issuing, request);
  const contact = await contactAfterReview(issuing, request);
  return whileDue(issuing.db.transaction, request, (tx) => {
    if (made === "letters" || made === "signing-key") {
      return passToStaff(issuing, tx, { request, reason: made });
    }
    // A document without its time stamp is not issued: the request waits, and a job retries it.
    if (made === "no-time-stamp") {
      return changeRequest(tx, request.id, { reason: "time-stamp", againSeconds: 0 });
    }
    return finish(tx, { request, contact, ...made });
  });
}

/** Continues a request under its lock, unless another process has done so in the meantime. */
function whileDue<T>(
  transaction: Db["transaction"],
  request: RequestRow,
  work: (tx: Db, locked: Pick<RequestRow, "feeState">) => Promise<T>,
): Promise<T | RequestRow> {
  return transaction(async (tx) => {
    const locked = await lockRequest(tx, request.id);
    if (!locked || !isDue(locked)) return (await requestOf(tx, request.id)) ?? request;
    return work(tx, locked);
  });
}

/**
 * Charges the postage before any work on the document, which a refusal would waste. Null if it is
 * paid or there is none; else the request, which waits.
 */
async function unpaidPostage(issuing: Issuing, request: RequestRow): Promise<RequestRow | null> {
  // Nothing is charged for what cannot be signed.
  if (request.delivery !== "post" || !issuing.signing?.chain[0]) return null;
  const { postingTransaction } = issuing.coreBank;
  return whileDue(postingTransaction, request, async (tx, { feeState }) => {
    if (feeState === "charged") return null;
    if (!(await charge(issuing, request))) {
      return changeRequest(tx, request.id, { reason: "fee", againSeconds: FEE_AGAIN_SECONDS });
    }
    await changeRequest(tx, request.id, { feeState: "charged", reason: null });
    return null;
  });
}

/** Whether the bank can continue automatically: a request in review only after its approval. */
function isDue({ state, approvedAt }: Pick<RequestRow, "state" | "approvedAt">): boolean {
  return state === "requested" || (state === "in-review" && approvedAt !== null);
}

/** A signed file, and the certificate of its signer in DER. */
interface Signed {
  bytes: Buffer;
  signer: Buffer;
}

/** The final file, or why there is none. */
async function signedDocument(
  issuing: Issuing,
  request: RequestRow,
): Promise<Signed | "letters" | "signing-key" | "no-time-stamp"> {
  const { documents, signing, timeStamps, origin, now } = issuing;
  const [signer] = signing?.chain ?? [];
  if (!signing || !signer) return "signing-key";
  const { figures, language, documentId, madeOn } = request;
  const at = now();
  const serial = serialOf(madeOn, request.serialNumber);
  const paper = paperOf({ figures, language, serial, documentId, issuedOn: dayOf(at), origin });
  try {
    const made = await documents.make("certificate", paper, "customer");
    const file =
      request.delivery === "mail" ? protectPdf(made, figures.holder.nationalId) : unprotected(made);
    const words = { name: SIGNER_NAME, reason: REASON, at };
    return { bytes: await signPdf(file, { signing, timeStamps }, words), signer };
  } catch (thrown) {
    if (thrown instanceof MissingGlyphs) return "letters";
    if (thrown instanceof TimeStampError) return "no-time-stamp";
    throw thrown;
  }
}

/**
 * What cannot be typeset or signed goes to staff: a document with missing glyphs or without a
 * signature is never issued.
 */
async function passToStaff(
  { now }: Issuing,
  tx: Db,
  { request, reason }: { request: RequestRow; reason: "letters" | "signing-key" },
): Promise<RequestRow> {
  const { id, customerId, madeOn, serialNumber } = request;
  const changed = await changeRequest(tx, id, {
    state: "in-review",
    reason,
    promisedOn: promisedDay(dayOf(now())),
    isApproved: false,
  });
  await announceItem(tx, "certificates", id);
  await record(tx, byTheBank(), {
    ...{ event: "certificate.to-staff", outcome: "ok", customerId },
    reference: serialOf(madeOn, serialNumber),
    detail: { reason },
  });
  return changed;
}

/** Whom to notify of a document to download: who waited for a review is no longer on its page. */
async function contactAfterReview(
  { coreBank }: Issuing,
  { delivery, state, customerId }: RequestRow,
): Promise<Contact | null> {
  const hasWaited = delivery === "download" && state === "in-review";
  return hasWaited ? coreBank.identity(customerId) : null;
}

async function finish(
  tx: Db,
  { request, contact, bytes, signer }: Signed & { request: RequestRow; contact: Contact | null },
): Promise<RequestRow> {
  const { id, delivery } = request;
  await addDocument(tx, id, { document: digested(bytes), signer: digested(signer) });
  const mailed =
    delivery === "mail"
      ? { letterId: await writeLetter(tx, certificateLetter(request, bytes)) }
      : {};
  if (contact) await writeLetter(tx, readyLetter(request, contact));
  return changeRequest(tx, id, { state: "issued", reason: null, ...mailed });
}

function digested(bytes: Buffer): Digested {
  return { bytes, digest: hash("sha256", bytes, "buffer") };
}

/** Charges the postage, always with the same key, so that it is charged once. False if refused. */
async function charge(
  { coreBank, initiator = null }: Issuing,
  request: RequestRow,
): Promise<boolean> {
  const { feeAccount, feePosting, copies, madeOn, serialNumber } = request;
  const note = serialOf(madeOn, serialNumber);
  const result = await coreBank.post({
    id: feePosting,
    kind: "fee",
    legs: certificateFeeLegs(feeAccount ?? "", { documents: copies, note }),
    initiator,
    note,
  });
  return result.ok;
}

/** The dependencies of issuing, taken from a call's context. */
export function issuingOf({ db, ports, origin, now }: CallContext): Issuing {
  const { coreBank, documents, signing, timeStamps } = ports;
  return { db, coreBank, documents, signing, timeStamps, origin, now: () => now };
}
