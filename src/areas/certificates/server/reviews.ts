// Certificate requests as staff see them. Their actions are in review.ts.

import { dayOf } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import { MissingGlyphs } from "#ports/documents/port.ts";
import { unprotected } from "#ports/documents/protect.ts";
import type { CertificateKind } from "../rules/kinds.ts";
import { serialOf } from "../rules.ts";
import { documentOf, revokeDocument } from "../store/documents.ts";
import { countsByKind, requestsForStaff } from "../store/for-staff.ts";
import { type RequestRow, requestOf, requestsOf } from "../store.ts";
import type { Issuing } from "./issue.ts";
import { fileNameOf } from "./letter.ts";
import { paperOf } from "./paper.ts";

const LISTED_MOST = 50;

/** A request as staff see it. */
export type Review = RequestRow & { serial: string };

/** Requests that wait for staff, oldest first. */
export async function reviewsWaiting(db: Db, most: number): Promise<Review[]> {
  return (await requestsForStaff(db, most)).map(withSerial);
}

/** A request, or null. */
export async function reviewOf(db: Db, id: string): Promise<Review | null> {
  const row = await requestOf(db, id);
  return row && withSerial(row);
}

/** The certificates issued to a customer, newest first, including revoked ones. */
export async function reviewsOfCustomer(db: Db, customerId: string): Promise<Review[]> {
  const rows = await requestsOf(db, customerId, LISTED_MOST);
  return rows.filter(({ issuedAt }) => issuedAt !== null).map(withSerial);
}

/**
 * Revokes an issued document; false if there is none, or it is revoked. Needs a colleague's
 * approval.
 */
export function revokeIssued(tx: Db, requestId: string): Promise<boolean> {
  return revokeDocument(tx, requestId);
}

/**
 * The document as the customer would get it: the signed one if it exists, else the same page
 * without a signature. Null if no font has a required glyph.
 */
export async function documentForStaff(
  { db, documents, origin, now }: Issuing,
  request: Review,
): Promise<{ name: string; bytes: Buffer } | null> {
  const name = fileNameOf(request);
  const signed = await documentOf(db, request.id);
  if (signed && request.delivery !== "mail") return { name, bytes: signed.bytes };
  const { figures, language, serial, documentId } = request;
  const paper = paperOf({ figures, language, serial, documentId, issuedOn: dayOf(now()), origin });
  try {
    const made = await documents.make("certificate", paper, "customer");
    return { name, bytes: Buffer.from(unprotected(made).bytes) };
  } catch (thrown) {
    if (thrown instanceof MissingGlyphs) return null;
    throw thrown;
  }
}

function withSerial(row: RequestRow): Review {
  return { ...row, serial: serialOf(row.madeOn, row.serialNumber) };
}

/** How many certificates of each kind were requested and issued in the past days. */
export function certificateCounts(
  db: Db,
  days: number,
): Promise<{ kind: CertificateKind; requested: number; issued: number }[]> {
  return countsByKind(db, days);
}
