import type { Db } from "#db/db.ts";
import { uuid } from "#db/uuid.ts";
import { REQUEST_HOURS, type RequestKind, type RequestState } from "./rules.ts";

/** The subject of a request besides its customer. */
export interface Subject {
  /** The id of the certificate request to be revoked. */
  certificateId?: string;
  /** The account whose limit is changed, and the new limit; null for the specification's own. */
  accountNumber?: string;
  dayLimit?: number | null;
  /** The rates to be published: `deposit-rates/1`, their version, and from when; null for now. */
  content?: string;
  version?: number;
  from?: string | null;
  /** The dispute whose amount is credited provisionally. */
  dispute?: string;
  /** The subject's readable name. */
  about?: string;
}

/** A request with its current state. */
export interface RequestRow {
  id: string;
  kind: RequestKind;
  /** Null for what is about no customer. */
  customerId: string | null;
  subject: Subject;
  reason: string;
  requestedBy: string;
  requestedAt: Date;
  expiresAt: Date;
  state: RequestState;
  decidedBy: string | null;
}

const REQUEST = `
  select id, kind, customer_id::text as "customerId", subject, reason,
         requested_by::text as "requestedBy", requested_at as "requestedAt",
         expires_at as "expiresAt", decided_by::text as "decidedBy",
         case when state = 'waiting' and expires_at <= bank.now() then 'expired' else state end as state
    from desk_request`;

/** Stores a request; returns its id. */
export async function addRequest(
  tx: Db,
  request: Pick<RequestRow, "kind" | "customerId" | "subject" | "reason" | "requestedBy">,
): Promise<string> {
  const id = uuid();
  const { kind, customerId, subject, reason, requestedBy } = request;
  await tx.query(
    `insert into desk_request (id, kind, customer_id, subject, reason, requested_by, requested_at,
       expires_at, state)
     values ($1, $2, $3, $4, $5, $6, bank.now(), bank.now() + $7 * interval '1 hour', 'waiting')`,
    [id, kind, customerId, subject, reason, requestedBy, REQUEST_HOURS],
  );
  return id;
}

/** A request, locked until the transaction ends, or null. */
export async function lockRequest(tx: Db, id: string): Promise<RequestRow | null> {
  const [row] = await tx.query<RequestRow>(`${REQUEST} where id = $1 for no key update`, [id]);
  return row ?? null;
}

/** A request, or null. */
export async function requestOf(db: Db, id: string): Promise<RequestRow | null> {
  const [row] = await db.query<RequestRow>(`${REQUEST} where id = $1`, [id]);
  return row ?? null;
}

/** Requests of some kinds that wait for a decision, oldest first; of all but one requester. */
export function waitingRequests(
  db: Db,
  { kinds, but }: { kinds: readonly RequestKind[]; but: string | null },
  most: number,
): Promise<RequestRow[]> {
  return db.query<RequestRow>(
    `${REQUEST} where state = 'waiting' and expires_at > bank.now()
        and kind = any($1) and requested_by is distinct from $2
      order by requested_at limit $3`,
    [kinds, but, most],
  );
}

/** The request that waits for a decision on some content or dispute; null if there is none. */
export async function waitingAbout(
  db: Db,
  subject: Pick<Subject, "content" | "dispute">,
): Promise<RequestRow | null> {
  const [row] = await db.query<RequestRow>(
    `${REQUEST} where state = 'waiting' and expires_at > bank.now() and subject @> $1`,
    [subject],
  );
  return row ?? null;
}

/** The requests about a customer, newest first. */
export function requestsOfCustomer(
  db: Db,
  customerId: string,
  most: number,
): Promise<RequestRow[]> {
  return db.query<RequestRow>(
    `${REQUEST} where customer_id = $1 order by requested_at desc limit $2`,
    [customerId, most],
  );
}

/** Stores the decision on a locked request. */
export async function settleRequest(
  tx: Db,
  {
    id,
    state,
    staffId,
    note,
  }: {
    id: string;
    state: "approved" | "declined" | "withdrawn";
    staffId: string;
    note: string | null;
  },
): Promise<void> {
  await tx.query(
    `update desk_request set state = $2, decided_by = $3, decided_at = bank.now(), note = $4
      where id = $1`,
    [id, state, staffId, note],
  );
}
