import type { Db } from "#db/db.ts";
import type { Lookup } from "#db/lookup.ts";

/** The token of a browser, the customer who signed in there, and the device it is shown as. */
export interface TokenRow {
  customerId: string;
  token: Lookup;
  fingerprint: Lookup;
}

/**
 * Stores a token, and deletes a device's oldest ones beyond the maximum; a changed fingerprint
 * moves the token to the other device.
 */
export async function keepToken(
  db: Db,
  { customerId, token, fingerprint, most }: TokenRow & { most: number },
): Promise<void> {
  const [tokenHash, ...older] = token;
  const [fingerprintHash] = fingerprint;
  if (older.length > 0) await moveToken(db, { customerId, tokenHash, older });
  await db.query(
    `insert into login_device_token (customer_id, token_hash, fingerprint_hash, used_at)
     values ($1, $2, $3, bank.now())
     on conflict (customer_id, token_hash) do update
       set fingerprint_hash = excluded.fingerprint_hash, used_at = excluded.used_at`,
    [customerId, tokenHash, fingerprintHash],
  );
  await db.query(
    `delete from login_device_token where customer_id = $1 and token_hash in (
       select token_hash from login_device_token
        where customer_id = $1 and fingerprint_hash = $2 and token_hash <> $3
        order by used_at desc offset $4)`,
    [customerId, fingerprintHash, tokenHash, most - 1],
  );
}

/** Whether this bank issued the token, to a browser in which any customer signed in. */
export async function isTokenGiven(db: Db, token: Lookup): Promise<boolean> {
  const rows = await db.query("select from login_device_token where token_hash = any($1) limit 1", [
    token,
  ]);
  return rows.length > 0;
}

/** Whether the customer has signed in with the token before and has not removed it since. */
export async function isOwnToken(
  db: Db,
  customerId: string | null,
  token: Lookup,
): Promise<boolean> {
  const rows = await db.query(
    "select from login_device_token where customer_id = $1 and token_hash = any($2)",
    [customerId, token],
  );
  return rows.length > 0;
}

/** Rehashes a token that is stored under an older key. */
async function moveToken(
  db: Db,
  { customerId, tokenHash, older }: { customerId: string; tokenHash: Buffer; older: Buffer[] },
): Promise<void> {
  await db.query(
    `update login_device_token set token_hash = $2
      where customer_id = $1 and token_hash = any($3)`,
    [customerId, tokenHash, older],
  );
}
