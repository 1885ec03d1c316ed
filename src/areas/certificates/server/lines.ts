// Requests as returned to their owner.

import { type Email, maskEmail } from "#base/identity/email.ts";
import { CERTIFICATE_FEE } from "#base/postings/fees.ts";
import type { Language } from "#base/text/language.ts";
import { dayOf, formatDay, formatMoment } from "#base/time/day.ts";
import { formatDocumentId, serialOf } from "../rules.ts";
import type { RequestRow } from "../store.ts";
import { factsOf, publicFactsOf } from "./facts.ts";

/** The output fields of every request. */
export function commonOf(row: RequestRow, language: Language) {
  const isThere = row.issuedAt !== null && row.revokedAt === null;
  return {
    requestId: row.id,
    state: row.state,
    reason: row.reason,
    promisedOn: row.promisedOn && formatDay(row.promisedOn),
    serial: serialOf(row.madeOn, row.serialNumber),
    documentId: isThere ? formatDocumentId(row.documentId) : null,
    fileKey: isThere ? row.id : null,
    facts: factsOf(row.figures, { on: row.language, language }),
  };
}

/** A request, in the list or alone. */
export function requestLine(row: RequestRow, language: Language) {
  const { kind, delivery, email, copies } = row;
  return {
    ...commonOf(row, language),
    ...{ kind, language: row.language, delivery, copies },
    requestedAt: formatMoment(row.madeAt),
    issuedAt: row.issuedAt && formatMoment(row.issuedAt),
    revokedOn: row.revokedAt && formatDay(dayOf(row.revokedAt)),
    about: publicFactsOf(row.figures).about,
    email: email === null ? null : maskEmail(email as Email),
    feeAmount: delivery === "post" ? CERTIFICATE_FEE * copies : 0,
    isFeeRefunded: row.feeState === "refunded",
  };
}

/** The day of issue, if there is one. */
export function issueOf({ issuedAt }: Pick<RequestRow, "issuedAt">) {
  return {
    issuedAt: issuedAt && formatMoment(issuedAt),
    issuedOn: issuedAt && formatDay(dayOf(issuedAt)),
  };
}
