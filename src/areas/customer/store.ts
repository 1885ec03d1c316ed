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

/** Where a customer is reached. */
export interface Contact {
  id: string;
  mobile: Phone;
  email: Email | null;
  /** The language that they used last. */
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
