import type { Day } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import type { Statement } from "#db/statements.ts";
import type { CertificateKind, Figures, PublicFacts } from "./rules/kinds.ts";
import type { CertificateLanguage, Delivery, RequestState, ReviewReason } from "./rules.ts";

/** A request to be stored. */
export interface NewRequest {
  id: string;
  customerId: string;
  kind: CertificateKind;
  language: CertificateLanguage;
  delivery: Delivery;
  state: "requested" | "in-review";
  /** Why it is in review. */
  reason: ReviewReason | null;
  parameters: object;
  figures: Figures;
  publicFacts: PublicFacts;
  documentId: string;
  promisedOn: Day | null;
  email: string | null;
  postalAddress: string | null;
  copies: number;
  feeAccount: string | null;
  feePosting: string;
}

/** A stored request. */
export interface RequestRow extends Omit<NewRequest, "state"> {
  state: RequestState;
  serialNumber: number;
  madeAt: Date;
  /** The day of the request in Taipei. */
  madeOn: Day;
  feeState: "none" | "charged" | "refund-due" | "refunded";
  approvedAt: Date | null;
  issuedAt: Date | null;
  revokedAt: Date | null;
}

const COLUMNS = `
  request.id, request.customer_id::text as "customerId", kind, language, delivery, state,
  wish as parameters, figures, public_facts as "publicFacts", serial_number::int as "serialNumber",
  document_id as "documentId", made_at as "madeAt",
  to_char(made_at at time zone 'Asia/Taipei', 'YYYY-MM-DD') as "madeOn",
  to_char(promised_on, 'YYYY-MM-DD') as "promisedOn", email, postal_address as "postalAddress",
  copies, fee_account as "feeAccount", fee_posting as "feePosting", fee_state as "feeState",
  approved_at as "approvedAt", reason, document.issued_at as "issuedAt",
  document.revoked_at as "revokedAt"`;

const rowsOf = (requests: string) => `
  select ${COLUMNS}
    from ${requests} request
    left join certificate_document document on document.request_id = request.id`;

/** Selects requests with their documents; a condition follows. */
export const REQUESTS = rowsOf("certificate_request");

/** Stores a request; null if there is one with this id. */
export async function addRequest(db: Db, request: NewRequest): Promise<RequestRow | null> {
  const [row] = await db.query<RequestRow>(
    `with added as (
       insert into certificate_request (id, customer_id, kind, language, delivery, state, wish,
         figures, public_facts, document_id, made_at, promised_on, email, postal_address, copies,
         fee_account, fee_posting, reason)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, bank.now(), $11, $12, $13, $14, $15, $16,
         $17)
       on conflict (id) do nothing
       returning *)
     ${rowsOf("added")}`,
    [
      request.id,
      request.customerId,
      request.kind,
      request.language,
      request.delivery,
      request.state,
      request.parameters,
      request.figures,
      request.publicFacts,
      request.documentId,
      request.promisedOn,
      request.email,
      request.postalAddress,
      request.copies,
      request.feeAccount,
      request.feePosting,
      request.reason,
    ],
  );
  return row ?? null;
}

/** A request by its id, or null. */
export async function requestOf(db: Db, id: string): Promise<RequestRow | null> {
  const [row] = await db.query<RequestRow>(`${REQUESTS} where request.id = $1`, [id]);
  return row ?? null;
}

/** A request by the id of its document, or null. */
export async function requestOfDocument(db: Db, documentId: string): Promise<RequestRow | null> {
  const [row] = await db.query<RequestRow>(`${REQUESTS} where request.document_id = $1`, [
    documentId,
  ]);
  return row ?? null;
}

/** A customer's requests, newest first. */
export async function requestsOf(db: Db, customerId: string, most: number): Promise<RequestRow[]> {
  return db.query<RequestRow>(
    `${REQUESTS} where request.customer_id = $1 order by made_at desc, request.id desc limit $2`,
    [customerId, most],
  );
}

const LOCK_CUSTOMER = {
  name: "certificate-lock",
  text: "select pg_advisory_xact_lock(hashtextextended('certificate ' || $1, 0))",
  columns: {},
};

const COUNT_SINCE: Statement<{ count: number }> = {
  name: "certificate-count",
  text: `select count(*) from certificate_request
          where customer_id = $1::bigint and made_at > $2::timestamptz and id <> $3::uuid`,
  columns: { count: Number },
};

/**
 * How many other requests a customer has made since a moment. The customer's new requests wait for
 * each other until the transaction ends.
 */
export async function countOthers(
  tx: Db,
  { id, customerId, since }: { id: string; customerId: string; since: Date },
): Promise<number> {
  const [, counted] = await tx.readTogether([
    { statement: LOCK_CUSTOMER, values: [customerId] },
    { statement: COUNT_SINCE, values: [customerId, since.toISOString(), id] },
  ]);
  return (counted as { count: number }[])[0]?.count ?? 0;
}

// Longer than its first process works on it, and not before the next try after one that failed.
const DUE_AT = `greatest(coalesce(approved_at, made_at) + make_interval(secs => $1), next_try_at)`;

/** The requests that a dead process left unfinished or that are to be tried again, longest due first. */
export async function unfinishedRequests(
  db: Db,
  { olderThanSeconds, most }: { olderThanSeconds: number; most: number },
): Promise<RequestRow[]> {
  return db.query<RequestRow>(
    `${REQUESTS}
      where state in ('requested', 'in-review')
        and (state = 'requested' or approved_at is not null)
        and ${DUE_AT} <= bank.now()
      order by ${DUE_AT} limit $2`,
    [olderThanSeconds, most],
  );
}

type LockedRow = Pick<RequestRow, "state" | "reason" | "approvedAt" | "feeState">;

/** Locks a request until the transaction ends; other transactions wait. */
export async function lockRequest(db: Db, id: string): Promise<LockedRow | null> {
  const [row] = await db.query<LockedRow>(
    `select state, reason, approved_at as "approvedAt", fee_state as "feeState"
       from certificate_request where id = $1 for no key update`,
    [id],
  );
  return row ?? null;
}

/** The changes of a request; omitted fields stay as they are. */
export interface RequestChange {
  state?: RequestState;
  reason?: ReviewReason | null;
  promisedOn?: Day;
  feeState?: RequestRow["feeState"];
  isApproved?: boolean;
  letterId?: string;
  isSent?: boolean;
  /** When it is tried again, in seconds from now. */
  againSeconds?: number;
}

/** Changes a request that the transaction has locked; returns it as it is now. */
export async function changeRequest(
  tx: Db,
  id: string,
  change: RequestChange,
): Promise<RequestRow> {
  const [row] = await tx.query<RequestRow>(
    `with changed as (
       update certificate_request
          set state = coalesce($2, state),
              reason = case when $3 then $4 else reason end,
              promised_on = coalesce($5, promised_on),
              fee_state = coalesce($6, fee_state),
              approved_at = case when $7 then bank.now() when not $7 then null else approved_at end,
              letter_id = coalesce($8, letter_id),
              sent_at = case when $9 then bank.now() else sent_at end,
              next_try_at = coalesce(bank.now() + make_interval(secs => $10), next_try_at)
        where id = $1
       returning *)
     ${rowsOf("changed")}`,
    [
      id,
      change.state ?? null,
      change.reason !== undefined,
      change.reason ?? null,
      change.promisedOn ?? null,
      change.feeState ?? null,
      change.isApproved ?? null,
      change.letterId ?? null,
      change.isSent ?? false,
      change.againSeconds ?? null,
    ],
  );
  if (!row) throw new Error("a locked request is gone");
  return row;
}
