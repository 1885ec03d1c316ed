// Takes a request down, once for its key, and issues at once what needs no people.

import { randomBytes } from "node:crypto";
import { type AccountNumber, maskAccountNumber } from "#base/banks/account-number.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { toBase32 } from "#base/identity/base32.ts";
import { maskName } from "#base/identity/names.ts";
import { dayOf, formatDay } from "#base/time/day.ts";
import { uuid } from "#db/uuid.ts";
import { announceItem } from "#server/live/queue-news.ts";
import type { Figures, PublicFacts } from "../rules/figures.ts";
import type { CertificateRequest } from "../rules/request.ts";
import { needsReview, promisedDay } from "../rules.ts";
import { addRequest, countSince, type RequestRow, requestOf } from "../store.ts";
import { findFigures } from "./figures.ts";
import { advance, type Issuing } from "./issue.ts";

/** Fifteen bytes are 24 letters in base 32, and nobody guesses one of them. */
const DOCUMENT_ID_BYTES = 15;

/** More than anybody needs in a day, and as much as a stolen session could waste. */
const REQUESTS_A_DAY = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** What the certificate would say, without asking for it. */
export async function preview(
  issuing: Issuing,
  customerId: string,
  request: CertificateRequest,
): Promise<Figures> {
  const { db, coreBank, now } = issuing;
  const identity = await coreBank.identity(customerId);
  if (!identity) throw new Refusal("LBEA000081");
  const { name, nationalId } = identity;
  const holder = { name: name.zh, englishName: name.en, nationalId };
  return findFigures(request, { db, coreBank, customerId, holder, today: dayOf(now()) });
}

/** Takes a request down and brings it on; the same id again answers the same request. */
export async function register(
  issuing: Issuing,
  { id, customerId, request }: { id: string; customerId: string; request: CertificateRequest },
): Promise<RequestRow> {
  const { db, now } = issuing;
  const known = await requestOf(db, id);
  if (known) refuseOther(known, { customerId, request });
  else {
    const since = new Date(now().getTime() - DAY_MS);
    if ((await countSince(db, customerId, since)) >= REQUESTS_A_DAY) {
      throw new Refusal("PLAT000005", { seconds: DAY_MS / 1000 });
    }
    const figures = await preview(issuing, customerId, request);
    await refuseForeignPayer(issuing, customerId, request);
    const isReviewed = needsReview(request.delivery);
    await addRequest(db, {
      id,
      customerId,
      kind: request.kind,
      language: request.language,
      delivery: request.delivery,
      state: isReviewed ? "in-review" : "requested",
      wish: request,
      figures,
      publicFacts: publicFactsOf(figures),
      documentId: toBase32(randomBytes(DOCUMENT_ID_BYTES)),
      promisedOn: isReviewed ? promisedDay(dayOf(now())) : null,
      email: request.email,
      postalAddress: request.postalAddress,
      copies: request.copies,
      feeAccount: request.feeAccount,
      feePosting: uuid(),
    });
    if (isReviewed) await announceItem(db, "certificates", id);
  }
  const written = await advance(issuing, id);
  if (!written) throw new Error("a request that was written down is gone");
  refuseOther(written, { customerId, request });
  return written;
}

/** A key of another customer, or of another request, opens nothing. */
function refuseOther(
  written: RequestRow,
  { customerId, request }: { customerId: string; request: CertificateRequest },
): void {
  const isOwn = written.customerId === customerId;
  if (!isOwn || !isSame(written.wish, request)) throw new Refusal("CERT000008");
}

/** Whoever pays for the post pays from an account of their own. */
async function refuseForeignPayer(
  { coreBank }: Issuing,
  customerId: string,
  { delivery, feeAccount }: CertificateRequest,
): Promise<void> {
  if (delivery !== "post") return;
  const standing = await coreBank.standing(customerId, feeAccount ?? "");
  if (standing?.account.currency !== "TWD") throw new Refusal("TRFR000018");
}

/** Whether a request is the one that was written down: the database orders its keys as it likes. */
function isSame(written: object, request: CertificateRequest): boolean {
  const sorted = (value: object) => JSON.stringify(value, Object.keys(request).toSorted());
  return sorted(written) === sorted(request);
}

/** What anybody may know who holds the document: no figure, and no whole name or number. */
export function publicFactsOf(figures: Figures): PublicFacts {
  const masked = (number: string) => maskAccountNumber(number as AccountNumber);
  const name = maskName(figures.holder.name);
  switch (figures.kind) {
    case "deposit-balance": {
      const accounts = figures.scope === "total" ? [] : figures.accounts;
      const numbers = accounts.map(({ number }) => masked(number));
      return { name, about: formatDay(figures.baseDate), numbers };
    }
    case "withholding":
      return { name, about: String(figures.year), numbers: [] };
    case "loan-repayment": {
      const about = `${formatDay(figures.from)} - ${formatDay(figures.to)}`;
      return { name, about, numbers: [masked(figures.loan.number)] };
    }
    case "loan-balance":
      return { name, about: formatDay(figures.baseDate), numbers: [masked(figures.loan.number)] };
    case "loan-completion":
      return {
        name,
        about: formatDay(figures.completedOn),
        numbers: [masked(figures.loan.number)],
      };
  }
}
