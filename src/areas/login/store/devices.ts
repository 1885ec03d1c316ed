import type { Db } from "#db/db.ts";
import type { Lookup } from "#db/lookup.ts";

/** A browser that a customer signed in with. */
export interface DeviceRow {
  fingerprintHash: Buffer;
  label: string;
  firstAt: Date;
  lastAt: Date;
}

/** Stores a browser, and deletes the customer's oldest ones beyond the maximum. */
export async function rememberDevice(
  db: Db,
  customerId: string,
  { fingerprint, label, most }: { fingerprint: Lookup; label: string; most: number },
): Promise<void> {
  const [fingerprintHash, ...older] = fingerprint;
  // A device stored under an older key is rehashed, and its tokens follow.
  if (older.length > 0) {
    await db.query(
      `update login_device set fingerprint_hash = $2
        where customer_id = $1 and fingerprint_hash = any($3)`,
      [customerId, fingerprintHash, older],
    );
  }
  await db.query(
    `insert into login_device (customer_id, fingerprint_hash, label, first_at, last_at)
     values ($1, $2, $3, bank.now(), bank.now())
     on conflict (customer_id, fingerprint_hash) do update
       set label = excluded.label, last_at = excluded.last_at`,
    [customerId, fingerprintHash, label],
  );
  await db.query(
    `delete from login_device where customer_id = $1 and fingerprint_hash in (
       select fingerprint_hash from login_device
        where customer_id = $1 and fingerprint_hash <> $2
        order by last_at desc, first_at desc offset $3)`,
    [customerId, fingerprintHash, most - 1],
  );
}

/** A customer's browsers, most recently used first. */
export async function devicesOf(db: Db, customerId: string): Promise<DeviceRow[]> {
  return db.query<DeviceRow>(
    `select fingerprint_hash as "fingerprintHash", label, first_at as "firstAt",
            last_at as "lastAt"
       from login_device where customer_id = $1 order by last_at desc, first_at desc`,
    [customerId],
  );
}

/** Deletes one of a customer's browsers by its hash without the key's name, if it exists. */
export async function removeDevice(db: Db, customerId: string, hash: Buffer): Promise<void> {
  await db.query(
    `delete from login_device
      where customer_id = $1 and substring(fingerprint_hash from length(fingerprint_hash) - 31) = $2`,
    [customerId, hash],
  );
}
