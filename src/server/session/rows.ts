import { batchedRead } from "#db/batched-read.ts";
import type { Db } from "#db/db.ts";
import { asInteger, asMoment, asText, bytesLiteral } from "#db/values.ts";
import type { EndedWhy, Opening, Risk, Session } from "./sessions.ts";

/** The notification channel for changes of a customer's sessions. */
export const CHANNEL = "bank_session";

/** A stored session. */
export interface SessionRow {
  customer_id: string;
  opened_at: Date;
  seen_at: Date;
  ended_why: EndedWhy | null;
  risk: Risk;
}

const FIND = `
  select place::integer, found.*
    from unnest($1::bytea[]) with ordinality as given (key, place)
   cross join lateral (select customer_id, opened_at, seen_at, ended_why, risk
                         from session where token_hash = key limit 1) as found`;

/** The row of a token, or null. */
export const byToken = batchedRead<Buffer, SessionRow>({
  statement: {
    name: "session",
    text: FIND,
    columns: {
      place: asInteger,
      customer_id: asText,
      opened_at: asMoment,
      seen_at: asMoment,
      ended_why: asText as (text: string) => EndedWhy,
      risk: asText as (text: string) => Risk,
    },
  },
  values: (tokenHashes) => [bytesLiteral(tokenHashes)],
});

/** Inserts a row; the index allows one open session for a customer. */
export async function open(
  db: Db,
  tokenHash: Buffer,
  { customerId, risk, label, address }: Opening,
): Promise<void> {
  await db.query(
    `insert into session (token_hash, customer_id, opened_at, seen_at, risk, label, address)
     values ($1, $2, bank.now(), bank.now(), $3, $4, $5)`,
    [tokenHash, customerId, risk, label, address],
  );
}

/** Ends a customer's open sessions and notifies every process on commit. */
export async function end(
  db: Db,
  customerId: string,
  { why, but }: { why: EndedWhy; but?: Buffer },
): Promise<void> {
  await db.query(
    `with ended as (
       update session set ended_at = bank.now(), ended_why = $2
        where customer_id = $1 and ended_at is null and token_hash is distinct from $3
        returning customer_id)
     select pg_notify('${CHANNEL}', customer_id::text) from ended`,
    [customerId, why, but ?? null],
  );
}

/** What a confirmed sign-in counts as: a new browser, known to be the customer's. */
const CONFIRMED: Risk = "new";

/** Lowers the risk of an open session and notifies every process on commit. */
export async function confirm(db: Db, { hash, risk }: Pick<Session, "hash" | "risk">) {
  if (risk !== "high") return risk;
  await db.query(
    `with confirmed as (
       update session set risk = $2 where token_hash = $1 and ended_at is null
        returning customer_id)
     select pg_notify('${CHANNEL}', customer_id::text) from confirmed`,
    [hash, CONFIRMED],
  );
  return CONFIRMED;
}

/**
 * Stores when sessions were last used; never backwards. The rows are locked in a fixed order first:
 * two processes that write the same ones would deadlock otherwise.
 */
export async function seen(db: Db, sights: readonly { hash: Buffer; at: Date }[]): Promise<void> {
  await db.query(
    `with sight as (
       select * from unnest($1::bytea[], $2::timestamptz[]) as sight (token_hash, at)),
     locked as (
       select token_hash from session
        where token_hash = any($1::bytea[]) order by token_hash for no key update)
     update session set seen_at = sight.at
       from sight join locked using (token_hash)
      where session.token_hash = sight.token_hash and session.seen_at < sight.at`,
    [sights.map(({ hash }) => hash), sights.map(({ at }) => at)],
  );
}
