import { fromBase32 } from "#base/identity/base32.ts";
import { plainPassword } from "#base/identity/password.ts";
import type { Db } from "#db/db.ts";
import { TOTP_USE } from "#desk/staff/rules.ts";
import type { Secrets } from "./secrets.ts";
import { DEMONSTRATION_STAFF_PASSWORD, staff } from "./staff/people.ts";

/** Inserts the staff of the demonstration, with really hashed and sealed secrets. */
export async function fillStaff(db: Db, secrets: Secrets): Promise<void> {
  for (const { userId, name, roles, totpSecret } of staff) {
    const password = await secrets.hashSecret(plainPassword(DEMONSTRATION_STAFF_PASSWORD));
    await db.query(
      `insert into staff (user_id, name, roles, password_hash, totp_secret)
       values ($1, $2, $3, $4, $5)`,
      [userId, name, roles, password, secrets.seal(TOTP_USE, Buffer.from(fromBase32(totpSecret)))],
    );
  }
}
