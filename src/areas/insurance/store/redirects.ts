import type { Language } from "#base/text/language.ts";
import type { Day } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";

/** A customer's redirect to the insurer. */
export interface Redirect {
  nonce: string;
  customerId: string;
  sessionHash: Buffer;
  purpose: "travel" | "car" | "motorbike";
  applicationId: string | null;
  facts: Readonly<Record<string, string | number>>;
}

/** Stores a redirect to the insurer. */
export async function saveRedirect(db: Db, redirect: Redirect, seconds: number): Promise<void> {
  const { nonce, customerId, sessionHash, purpose, applicationId, facts } = redirect;
  await db.query(
    `insert into insurance_redirect (nonce, customer_id, session_hash, purpose, application_id, facts,
                                     made_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, bank.now(), bank.now() + make_interval(secs => $7))`,
    [nonce, customerId, sessionHash, purpose, applicationId, JSON.stringify(facts), seconds],
  );
}

/**
 * Accepts a returning customer, once: in the session that was redirected, and in time. Null for
 * anybody else, and for a repetition.
 */
export async function takeRedirect(
  db: Db,
  { nonce, customerId, sessionHash }: Pick<Redirect, "nonce" | "customerId" | "sessionHash">,
): Promise<Pick<Redirect, "purpose" | "applicationId"> | null> {
  const [row] = await db.query<Pick<Redirect, "purpose" | "applicationId">>(
    `update insurance_redirect set returned_at = bank.now()
      where nonce = $1 and customer_id = $2 and session_hash = $3 and returned_at is null
        and expires_at > bank.now()
     returning purpose, application_id as "applicationId"`,
    [nonce, customerId, sessionHash],
  );
  return row ?? null;
}

/** Motor insurance redirects from which the customer has returned, newest first. */
export function motorRedirectsOf(
  db: Db,
  customerId: string,
  most: number,
): Promise<{ purpose: "car" | "motorbike"; startOn: Day; years: number }[]> {
  return db.query(
    `select purpose, facts ->> 'startOn' as "startOn", (facts ->> 'years')::integer as years
       from insurance_redirect
      where customer_id = $1 and purpose <> 'travel' and returned_at is not null
      order by made_at desc limit $2`,
    [customerId, most],
  );
}

/** Motor insurance taken out through the bank. */
export interface MotorCover {
  customerId: string;
  purpose: "car" | "motorbike";
  startOn: Day;
  years: number;
  language: Language;
}

/** Motor insurance that expires within so many days and has had no reminder yet, oldest first. */
export function dueReminders(
  db: Db,
  { days, most }: { days: number; most: number },
): Promise<MotorCover[]> {
  return db.query<MotorCover>(
    `select customer_id::text as "customerId", purpose,
            facts ->> 'startOn' as "startOn", (facts ->> 'years')::integer as years,
            coalesce(facts ->> 'language', 'zh') as language
       from insurance_redirect
      where purpose <> 'travel' and returned_at is not null and reminded_at is null
        and ((facts ->> 'startOn')::date
              + make_interval(years => (facts ->> 'years')::integer))::date
            between bank.today() and bank.today() + $1::integer
      order by made_at, nonce limit $2`,
    [days, most],
  );
}

/** Records the reminder; the same insurance handed over twice gets only one. */
export async function markReminded(
  db: Db,
  { customerId, purpose, startOn, years }: MotorCover,
): Promise<boolean> {
  const rows = await db.query(
    `update insurance_redirect set reminded_at = bank.now()
      where customer_id = $1 and purpose = $2 and facts ->> 'startOn' = $3
        and (facts ->> 'years')::integer = $4
        and returned_at is not null and reminded_at is null
     returning nonce`,
    [customerId, purpose, startOn, years],
  );
  return rows.length > 0;
}

/**
 * How often a customer was redirected to the insurer within the past minutes. Others who count the
 * same customer's wait until the transaction ends.
 */
export async function redirectsOf(tx: Db, customerId: string, minutes: number): Promise<number> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('insurance-redirect ' || $1, 0))", [
    customerId,
  ]);
  const [row] = await tx.query<{ count: string }>(
    `select count(*) from insurance_redirect
      where customer_id = $1 and made_at > bank.now() - make_interval(mins => $2)`,
    [customerId, minutes],
  );
  return Number(row?.count ?? 0);
}

/** Deletes unpaid applications and unused redirects. */
export async function forgetOld(db: Db): Promise<void> {
  await db.query(
    `delete from insurance_redirect
      where expires_at < bank.now() - interval '1 day'
        and (purpose = 'travel' or returned_at is null)`,
    [],
  );
  await db.query(
    `delete from insurance_application
      where state in ('registered', 'verified') and expires_at < bank.now() - interval '1 day'`,
    [],
  );
}
