import type { Language } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";

/** The data of a person needed to prove something. */
export interface Person {
  id: string;
  mobile: string;
  email: string | null;
  /** The language they used last. */
  language: Language;
}

/** A customer by id, or null. */
export async function personById(db: Db, id: string): Promise<Person | null> {
  const [row] = await db.query<Person>(
    "select id, mobile, email, language from customer where id = $1",
    [id],
  );
  return row ?? null;
}

/** The person with a national ID and, if given, that user ID; or null. */
export async function personByNationalId(
  db: Db,
  nationalId: string,
  userId: string | null,
): Promise<Person | null> {
  const [row] = await db.query<Person>(
    `select id, mobile, email, language from customer
      where national_id = $1 and ($2::text is null or lower(user_id) = lower($2))`,
    [nationalId, userId],
  );
  return row ?? null;
}

/** What a customer's secrets are checked against. */
export interface SecretRow {
  nationalId: string;
  userId: string | null;
  passwordHash: string | null;
  pinHash: string | null;
}

/** The hashes of a customer's secrets. */
export async function secretsOf(db: Db, customerId: string): Promise<SecretRow> {
  const [row] = await db.query<SecretRow>(
    `select national_id as "nationalId", user_id as "userId",
            password_hash as "passwordHash", pin_hash as "pinHash"
       from customer where id = $1`,
    [customerId],
  );
  if (!row) throw new Error("a session without its customer");
  return row;
}

/** Replaces a PIN's hash by one of the same PIN under another key, if it is still the old one. */
export async function setUpgradedPin(
  db: Db,
  { customerId, from, to }: { customerId: string; from: string; to: string },
): Promise<void> {
  await db.query("update customer set pin_hash = $3 where id = $1 and pin_hash = $2", [
    customerId,
    from,
    to,
  ]);
}

/**
 * Replaces a password's hash by one of the same password under another key, if it is still the old
 * one.
 */
export async function renewPassword(
  db: Db,
  { id, from, to }: { id: string; from: string; to: string },
): Promise<void> {
  await db.query("update customer set password_hash = $3 where id = $1 and password_hash = $2", [
    id,
    from,
    to,
  ]);
}

/** What a customer's attempts are counted by; null if they are not a member. */
export async function memberById(
  db: Db,
  id: string,
): Promise<{ nationalId: string; userId: string } | null> {
  const [row] = await db.query<{ nationalId: string; userId: string }>(
    `select national_id as "nationalId", user_id as "userId" from customer
      where id = $1 and user_id is not null`,
    [id],
  );
  return row ?? null;
}
