import type { Email } from "#base/identity/email.ts";
import type { NationalId } from "#base/identity/national-id.ts";
import type { Phone } from "#base/identity/phone.ts";
import type { Language, Translated } from "#base/text/language.ts";
import type { Day } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";

export interface CustomerRow {
  name: Translated;
  nationalId: NationalId;
  birthday: Day;
  mobile: Phone;
  email: Email | null;
  joinedOn: Day;
}

/** A customer by id, or null when there is none. */
export async function customerOf(db: Db, id: string): Promise<CustomerRow | null> {
  const [row] = await db.query<CustomerRow>(
    `select name, national_id as "nationalId",
            to_char(birthday, 'YYYY-MM-DD') as birthday, mobile, email,
            to_char(joined_on, 'YYYY-MM-DD') as "joinedOn"
       from customer where id = $1`,
    [id],
  );
  return row ?? null;
}

/** A customer's contact data. */
export interface Contact {
  id: string;
  mobile: Phone;
  email: Email | null;
  /** The language they used last. */
  language: Language;
}

/** How to reach a customer, or null when there is none. */
export async function contactRow(db: Db, id: string): Promise<Contact | null> {
  const [row] = await db.query<Contact>(
    "select id::text, mobile, email, language from customer where id = $1",
    [id],
  );
  return row ?? null;
}

/** A customer's standing with the bank. */
export interface StandingRow extends CustomerRow {
  id: string;
  userId: string | null;
  standing: "active" | "applied" | "closed";
  flaggedAt: Date | null;
  language: Language;
}

/** A customer by id, national ID or user ID, or null. */
export async function standingRow(
  db: Db,
  by: { id?: string; nationalId?: string; userId?: string },
): Promise<StandingRow | null> {
  const [row] = await db.query<StandingRow>(
    `select id::text, user_id as "userId", name, national_id as "nationalId",
            to_char(birthday, 'YYYY-MM-DD') as birthday, mobile, email,
            to_char(joined_on, 'YYYY-MM-DD') as "joinedOn", standing, flagged_at as "flaggedAt",
            language
       from customer
      where id = $1::bigint or national_id = $2 or lower(user_id) = lower($3)`,
    [by.id ?? null, by.nationalId ?? null, by.userId ?? null],
  );
  return row ?? null;
}

/** Flags a customer for fraud; false if already flagged. */
export async function flag(tx: Db, id: string): Promise<boolean> {
  const rows = await tx.query(
    "update customer set flagged_at = bank.now() where id = $1 and flagged_at is null returning id",
    [id],
  );
  return rows.length > 0;
}

/** Lifts a customer's flag that was set by then; false if there is none. */
export async function unflag(tx: Db, id: string, setBy: Date): Promise<boolean> {
  const rows = await tx.query(
    `update customer set flagged_at = null
      where id = $1 and date_trunc('milliseconds', flagged_at) <= $2 returning id`,
    [id, setBy],
  );
  return rows.length > 0;
}

/** Turns an applicant into a customer. */
export async function activate(tx: Db, id: string): Promise<void> {
  await tx.query("update customer set standing = 'active' where id = $1 and standing = 'applied'", [
    id,
  ]);
}
