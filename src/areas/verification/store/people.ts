import type { Language } from "#base/text/language.ts";
import type { Db } from "#db/db.ts";

/** What is needed of a person to prove something. */
export interface Person {
  id: string;
  mobile: string;
  email: string | null;
  /** The language that they used last. */
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

/** The person with a national ID and, where one is given, with that user ID; or null. */
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

/** What a customer's secrets are checked by. */
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

/** Puts the same PIN's hash with another key in the place of the old one, if that is still there. */
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

/** Puts the same password's hash with another key in the place of the old one, if that is still there. */
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

/** What the tries of a customer are counted by; null of somebody who is no member. */
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
