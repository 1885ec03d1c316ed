import type { Language } from "#base/text/language.ts";
import type { Day } from "#base/time/day.ts";
import type { Tier } from "#base/transfer/limits.ts";
import type { Db } from "#db/db.ts";
import type { Lookup } from "#db/lookup.ts";

/** What a sign-in is checked against. */
export interface Candidate {
  id: string;
  passwordHash: string | null;
  mobile: string;
  email: string | null;
  /** The language they used last. */
  language: Language;
}

/** What was typed, and the token in the browser's cookie. */
export interface Claimed {
  nationalId: string;
  userId: string;
  token: Lookup | null;
}

/** The customer with this national ID and user ID, and whether the browser is theirs; or null. */
export async function candidateOf(
  db: Db,
  { nationalId, userId, token }: Claimed,
): Promise<(Candidate & { isOwnBrowser: boolean }) | null> {
  const [row] = await db.query<Candidate & { isOwnBrowser: boolean }>(
    `select id, password_hash as "passwordHash", mobile, email, language,
            exists (select from login_device_token
                     where customer_id = customer.id and token_hash = any($3)) as "isOwnBrowser"
       from customer where national_id = $1 and lower(user_id) = lower($2)`,
    [nationalId, userId, token],
  );
  return row ?? null;
}

/** A customer with everything that decides whether they may sign in. */
export interface CustomerRow extends Candidate {
  nationalId: string;
  userId: string | null;
  name: string;
  birthday: Day;
  standing: "active" | "applied" | "closed";
  isFlagged: boolean;
  joinedOn: Day;
  /** Of the main account; null when none is open. */
  tier: Tier | null;
  /** The panic button while it is in effect. */
  stop: { reference: string; at: string } | null;
}

// A frozen account counts: its owner may still view it.
const CUSTOMER = `
  select customer.id, national_id as "nationalId", user_id as "userId",
         customer.name ->> $2 as name, to_char(birthday, 'YYYY-MM-DD') as birthday,
         mobile, email, customer.language, password_hash as "passwordHash", standing,
         flagged_at is not null as "isFlagged", to_char(joined_on, 'YYYY-MM-DD') as "joinedOn",
         (select account.tier from account
           where account.customer_id = customer.id and account.kind = 'main'
             and account.currency = 'TWD' and account.state <> 'closed') as tier,
         (select jsonb_build_object('reference', reference, 'at', at) from panic_stop
           where panic_stop.customer_id = customer.id and undone_at is null) as stop
    from customer where customer.id = $1`;

const LOCKED_CUSTOMER = `${CUSTOMER} for no key update of customer`;

/** A customer by id; the name in one language. */
export async function customerOf(db: Db, id: string, language: Language): Promise<CustomerRow> {
  return only(await db.query<CustomerRow>(CUSTOMER, [id, language]));
}

/** The same, locked for this transaction: serialises sign-ins and password changes. */
export async function lockCustomer(db: Db, id: string, language: Language): Promise<CustomerRow> {
  return only(await db.query<CustomerRow>(LOCKED_CUSTOMER, [id, language]));
}

/** Replaces the password's hash. */
export async function setPassword(db: Db, id: string, passwordHash: string): Promise<void> {
  await db.query("update customer set password_hash = $2 where id = $1", [id, passwordHash]);
}

/** Stores the language the customer has just used. */
export async function setLanguage(db: Db, id: string, language: Language): Promise<void> {
  await db.query("update customer set language = $2 where id = $1", [id, language]);
}

function only(rows: CustomerRow[]): CustomerRow {
  if (!rows[0]) throw new Error("a customer who was there is gone");
  return rows[0];
}

/** The customer with a user ID; null if there is none. */
export async function memberOf(
  db: Db,
  userId: string,
): Promise<{ id: string; isFlagged: boolean } | null> {
  const [row] = await db.query<{ id: string; isFlagged: boolean }>(
    `select id, flagged_at is not null as "isFlagged"
       from customer where lower(user_id) = lower($1)`,
    [userId],
  );
  return row ?? null;
}
