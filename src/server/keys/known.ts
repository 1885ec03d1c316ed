import type { Db } from "#db/db.ts";

/** A key that the bank knows. */
export interface KnownKey {
  /** Null for a key from before keys had ids. */
  keyId: string | null;
  mac: Buffer;
  madeAt: Date;
  currentSince: Date | null;
}

/** The keys that the bank knows, newest first. */
export function knownKeys(db: Db): Promise<KnownKey[]> {
  return db.query<KnownKey>(
    `select key_id as "keyId", mac, made_at as "madeAt", current_since as "currentSince"
       from secret_check order by made_at desc, key_id desc`,
    [],
  );
}
