import type { Db } from "#db/db.ts";
import { uuid } from "#db/uuid.ts";
import { PASSKEYS_MOST } from "../rules/passkeys.ts";

/** A passkey as it is kept. */
export interface PasskeyRow {
  id: string;
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
  label: string;
  madeAt: Date;
  usedAt: Date | null;
}

/** Somebody's passkeys, the oldest first. */
export function passkeysOf(db: Db, staffId: string): Promise<PasskeyRow[]> {
  return db.query<PasskeyRow>(
    `select id::text, credential_id as "credentialId", public_key as "publicKey",
            counter::float8 as counter, label, made_at as "madeAt", used_at as "usedAt"
       from staff_passkey where staff_id = $1 order by made_at, id`,
    [staffId],
  );
}

/** Adds a passkey; false where it is known already, or where somebody has as many as they may. */
export async function insertPasskey(
  tx: Db,
  staffId: string,
  key: Pick<PasskeyRow, "credentialId" | "publicKey" | "counter" | "label">,
): Promise<boolean> {
  // Two at once must not both be the last.
  await tx.query("select pg_advisory_xact_lock(hashtextextended('staff-passkey ' || $1, 0))", [
    staffId,
  ]);
  const rows = await tx.query(
    `insert into staff_passkey (id, staff_id, credential_id, public_key, counter, label, made_at)
     select $1, $2, $3, $4, $5, $6, bank.now()
      where (select count(*) from staff_passkey where staff_id = $2) < $7
     on conflict (credential_id) do nothing returning id`,
    [uuid(), staffId, key.credentialId, key.publicKey, key.counter, key.label, PASSKEYS_MOST],
  );
  return rows.length > 0;
}

/** Removes a passkey of somebody; answers its name, null where it is none. */
export async function deletePasskey(tx: Db, staffId: string, id: string): Promise<string | null> {
  const [row] = await tx.query<{ label: string }>(
    "delete from staff_passkey where staff_id = $1 and id = $2 returning label",
    [staffId, id],
  );
  return row?.label ?? null;
}

/** Removes every passkey of somebody who lost one; false where there was none. */
export async function deletePasskeysOf(tx: Db, staffId: string): Promise<boolean> {
  const rows = await tx.query("delete from staff_passkey where staff_id = $1 returning id", [
    staffId,
  ]);
  return rows.length > 0;
}

/** Uses a challenge up; false where it was used before. What ran out goes with it. */
export async function spendChallenge(
  tx: Db,
  challengeHash: Buffer,
  expiresAt: Date,
): Promise<boolean> {
  await tx.query("delete from staff_passkey_challenge where expires_at <= bank.now()", []);
  const rows = await tx.query(
    `insert into staff_passkey_challenge (challenge_hash, expires_at) values ($1, $2)
     on conflict (challenge_hash) do nothing returning challenge_hash`,
    [challengeHash, expiresAt],
  );
  return rows.length > 0;
}

/** Marks a passkey as used; false where it is gone or is a copy. */
export async function spendPasskey(
  tx: Db,
  staffId: string,
  { id, counter }: { id: string; counter: number },
): Promise<boolean> {
  const rows = await tx.query(
    `update staff_passkey set counter = $3, used_at = bank.now()
      where id = $1 and staff_id = $2 and (counter < $3 or (counter = 0 and $3 = 0))
        and exists (select from staff where id = $2 and left_at is null and locked_at is null)
      returning id`,
    [id, staffId, counter],
  );
  return rows.length > 0;
}
