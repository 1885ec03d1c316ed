import type { CallContext } from "#server/api/call-context.ts";
// Stores a request, once per key, and immediately issues what needs no review.

import { randomBytes } from "node:crypto";
import { Refusal } from "#base/errors/catalogue.ts";
import { toBase32 } from "#base/identity/base32.ts";
import { dayOf } from "#base/time/day.ts";
import { uuid } from "#db/uuid.ts";
import { plainQueue } from "#server/limits/fair-queue.ts";
import { announceItem } from "#server/live/publish.ts";
import type { CertificateRequest, Figures } from "../rules/kinds.ts";
import { promisedDay, reviewReason } from "../rules.ts";
import { addRequest, countOthers, type RequestRow, requestOf } from "../store.ts";
import { publicFactsOf } from "./facts.ts";
import { advance, type Issuing, issuingOf } from "./issue.ts";
import { rulesOf } from "./kinds/table.ts";

/** Fifteen bytes are 24 characters in base 32, too many to guess. */
const DOCUMENT_ID_BYTES = 15;

/** More than a customer needs in a day; limits what a stolen session could waste. */
const REQUESTS_A_DAY = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

const STORED_AT_ONCE = 2;
const WAITING_MOST = 100;
/** Many requests at once take turns until they are stored, so that other calls come in between. */
const storing = plainQueue({ atOnce: STORED_AT_ONCE, waiting: WAITING_MOST });

/** What a request needs besides issuing. */
export interface Requesting extends Issuing {
  /** The day on which a year's withholding statements open in the next, MM-DD. */
  withholdingOpens: string;
}

/** The dependencies of a customer's call. */
export function requestingOf(context: CallContext): Requesting {
  return { ...issuingOf(context), withholdingOpens: context.ports.withholdingOpens };
}

/** A request of a customer, under the id that its caller made. */
interface Wanted {
  id: string;
  customerId: string;
  request: CertificateRequest;
}

/** The content of the certificate, without requesting it. */
export async function preview(
  issuing: Requesting,
  customerId: string,
  request: CertificateRequest,
): Promise<Figures> {
  const { db, coreBank, now, withholdingOpens } = issuing;
  const identity = await coreBank.identity(customerId);
  if (!identity) throw new Refusal("LBEA000081");
  const { name, nationalId } = identity;
  const holder = { name: name.zh, englishName: name.en, nationalId };
  const known = { db, coreBank, customerId, holder, withholdingOpens };
  return rulesOf(request.kind).find(request, { ...known, today: dayOf(now()) });
}

/** Stores a request and advances it; the same id again returns the same request. */
export async function register(
  issuing: Requesting,
  { id, customerId, request }: Wanted,
): Promise<RequestRow> {
  const stored = await storing.run(() => store(issuing, { id, customerId, request }));
  refuseOther(stored, { customerId, request });
  return advance(issuing, stored);
}

/** The request as stored now or earlier. */
async function store(issuing: Requesting, wanted: Wanted): Promise<RequestRow> {
  const stored =
    (await requestOf(issuing.db, wanted.id)) ??
    (await add(issuing, wanted)) ??
    (await requestOf(issuing.db, wanted.id));
  if (!stored) throw new Error("a stored request is gone");
  return stored;
}

/** Stores a request with its figures; null if another call has stored it in the meantime. */
async function add(
  issuing: Requesting,
  { id, customerId, request }: Wanted,
): Promise<RequestRow | null> {
  const { db, now } = issuing;
  const figures = await preview(issuing, customerId, request);
  await refuseForeignPayer(issuing, customerId, request);
  const reason = reviewReason(request.delivery, figures.holder);
  return db.transaction(async (tx) => {
    // Locked: fifty at the same time are counted like fifty in sequence.
    const since = new Date(now().getTime() - DAY_MS);
    if ((await countOthers(tx, { id, customerId, since })) >= REQUESTS_A_DAY) {
      throw new Refusal("PLAT000005", { seconds: DAY_MS / 1000 });
    }
    const added = await addRequest(tx, {
      id,
      customerId,
      kind: request.kind,
      language: request.language,
      delivery: request.delivery,
      state: reason ? "in-review" : "requested",
      reason,
      parameters: request,
      figures,
      publicFacts: publicFactsOf(figures),
      documentId: toBase32(randomBytes(DOCUMENT_ID_BYTES)),
      promisedOn: reason && promisedDay(dayOf(now())),
      email: request.email,
      postalAddress: request.postalAddress,
      copies: request.copies,
      feeAccount: request.feeAccount,
      feePosting: uuid(),
    });
    if (added && reason) await announceItem(tx, "certificates", id);
    return added;
  });
}

/** A key of another customer or another request is refused. */
function refuseOther(written: RequestRow, { customerId, request }: Omit<Wanted, "id">): void {
  const isOwn = written.customerId === customerId;
  if (!isOwn || !isSame(written.parameters, request)) throw new Refusal("CERT000008");
}

/** Postage must be paid from one of the customer's own accounts. */
async function refuseForeignPayer(
  { coreBank }: Issuing,
  customerId: string,
  { delivery, feeAccount }: CertificateRequest,
): Promise<void> {
  if (delivery !== "post") return;
  const standing = await coreBank.standing(customerId, feeAccount ?? "");
  if (standing?.account.currency !== "TWD") throw new Refusal("TRFR000018");
}

/** Whether a request equals the stored one; the database may reorder its JSON keys. */
function isSame(written: object, request: CertificateRequest): boolean {
  const sorted = (value: object) => JSON.stringify(value, Object.keys(request).toSorted());
  return sorted(written) === sorted(request);
}
