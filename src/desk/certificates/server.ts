import type { Issuing } from "#areas/certificates/server/issue.ts";
import { approve, markPosted, reject } from "#areas/certificates/server/review.ts";
import { documentForStaff, type Review, reviewOf } from "#areas/certificates/server/reviews.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { type Email, maskEmail } from "#base/identity/email.ts";
import { maskName } from "#base/identity/names.ts";
import { maskNationalId, type NationalId } from "#base/identity/national-id.ts";
import { formatDay, formatMoment } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import { openItem, type Parts, requireSeen } from "#desk/queues/server/decisions.ts";
import { finish } from "#desk/queues/server/leases.ts";
import { queueHandlers } from "#desk/queues/server/queue-handlers.ts";
import type { DeskContext } from "#desk/queues/server/sources.ts";
import type { Handlers } from "#server/api/call-context.ts";
import { record, staffInitiator } from "#server/audit/audit.ts";
import type * as contract from "./contract.ts";
import { certificateQueue } from "./server/queue.ts";

const queue = "certificates";
const calls = queueHandlers(certificateQueue);

export const handlers: Handlers<typeof contract> = {
  listReviews: calls.list,
  takeReview: calls.take,
  renewReview: calls.renew,
  releaseReview: calls.release,

  async readReview({ item }, context) {
    const request = await known(context.db, item);
    const isOwn = await openItem(context, { queue, item }, { page: pageOf(request) });
    const { holder } = request.figures;
    const { email, promisedOn } = request;
    return {
      ...{ item, isOwn, reference: request.serial, kind: request.kind },
      ...{ delivery: request.delivery, state: request.state, copies: request.copies },
      reason: request.reason ?? "review",
      customerName: maskName(holder.name),
      nationalId: maskNationalId(holder.nationalId as NationalId),
      englishName: isOwn && holder.nameOnFile ? holder.englishName : null,
      nameOnFile: (isOwn && holder.nameOnFile) || null,
      email: email === null ? null : maskEmail(email as Email),
      postalAddress: isOwn ? request.postalAddress : null,
      madeAt: formatMoment(request.madeAt),
      promisedOn: promisedOn && formatDay(promisedOn),
    };
  },

  async readReviewDocument({ item }, context) {
    const request = await known(context.db, item);
    const file = await documentForStaff(issuingOf(context), request);
    if (!file) throw new Refusal("DESK000004");
    const shown = { document: documentOf(request) };
    if (!(await openItem(context, { queue, item }, shown))) throw new Refusal("DESK000005");
    await recordReview(context.db, context, request, "document");
    const fileContent = file.bytes.toString("base64");
    return { fileName: file.name, fileType: "application/pdf", fileContent };
  },

  async approveReview({ item }, context) {
    if (isUnprintable(await known(context.db, item))) throw new Refusal("DESK000008");
    const approved = await approve(issuingOf(context), item, async (tx) => {
      const request = await seen(tx, context, item);
      await recordReview(tx, context, request, "approve");
    });
    if (!approved) throw new Refusal("DESK000004");
    await done(context, item);
    // Still approved: the bank continues by itself. Otherwise the document could not be set or
    // signed, and waits for staff again.
    if (approved.state === "in-review" && !approved.approvedAt) throw new Refusal("DESK000008");
    return { state: approved.state };
  },

  async rejectReview({ item, reason }, context) {
    const isRejected = await reject(issuingOf(context), item, reason, async (tx) => {
      const request = await seen(tx, context, item);
      await recordReview(tx, context, request, "reject", reason);
    });
    if (!isRejected) throw new Refusal("DESK000004");
    await done(context, item);
    return { state: "rejected" };
  },

  async postReview({ item }, context) {
    const isPosted = await markPosted(context, item, async (tx) => {
      const request = await known(tx, item);
      await requireSeen(tx, context, { queue, item }, { page: pageOf(request) });
      await recordReview(tx, context, request, "posted");
    });
    if (!isPosted) throw new Refusal("DESK000004");
    await done(context, item);
    return { state: "sent" };
  },
};

/** Refuses a decision by who has not read the request, both names and the document. */
async function seen(tx: Db, context: DeskContext, item: string): Promise<Review> {
  const request = await known(tx, item);
  const parts: Parts = isUnprintable(request)
    ? { page: pageOf(request) }
    : { page: pageOf(request), document: documentOf(request) };
  await requireSeen(tx, context, { queue, item }, parts);
  return request;
}

/** No font has the name's characters: there is no document to open, and none to approve. */
function isUnprintable({ reason }: Review): boolean {
  return reason === "letters";
}

/** What the page of a request shows, both names among it. */
function pageOf({ kind, delivery, state, reason, figures, email, postalAddress, copies }: Review) {
  return { kind, delivery, state, reason, holder: figures.holder, email, postalAddress, copies };
}

/** What its document is made from. */
function documentOf({ figures, language, serial, documentId }: Review) {
  return { figures, language, serial, documentId };
}

async function known(db: Db, item: string): Promise<Review> {
  const request = await reviewOf(db, item);
  if (!request) throw new Refusal("DESK000004");
  return request;
}

function issuingOf(context: DeskContext): Issuing {
  const { db, ports, origin, now } = context;
  const initiator = staffInitiator(context);
  const { coreBank, documents, signing, timeStamps } = ports;
  return { db, coreBank, documents, signing, timeStamps, initiator, origin, now: () => now };
}

function done(context: DeskContext, item: string): Promise<void> {
  return context.db.transaction((tx) => finish(tx, context, { queue, item }));
}

function recordReview(
  db: Db,
  context: DeskContext,
  { customerId, serial, reason: waitsFor }: Review,
  ...[what, reason = null]: [what: string, reason?: string | null]
): Promise<void> {
  const event = `desk.certificate.${what}`;
  const detail = { reason: reason ?? waitsFor ?? "review" };
  return record(db, context, { event, outcome: "ok", customerId, reference: serial, detail });
}
