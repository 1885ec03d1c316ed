// The keypad's RSA keys: one a day for the whole bank, sealed in the database. Yesterday's still
// decrypts what was encrypted before midnight.

import { generateKeyPair, randomBytes, webcrypto } from "node:crypto";
import { promisify } from "node:util";
import type { Db } from "#db/db.ts";
import type { Vault } from "./vault.ts";

const RSA_BITS = 3072;
const KEY_MS = 24 * 3_600_000;
const KEPT_MS = 2 * KEY_MS;
const AHEAD_MS = 3_600_000;

/** A key pair, ready to use. */
export interface KeypadKey {
  id: string;
  /** SPKI in base64. */
  public: string;
  private: webcrypto.CryptoKey;
  madeAt: number;
}

/** The keys of the bank. */
export interface KeypadKeys {
  /** The newest key, generated now if the last is a day old. */
  current(now: Date): Promise<KeypadKey>;
  /** Generates the next key before the newest is a day old: no sign-in should wait for it. */
  renew(now: Date): Promise<void>;
  find(id: string): Promise<KeypadKey | null>;
}

interface Row {
  id: string;
  sealed_key: Buffer;
  public_key: string;
  made_at: Date;
}

const makePair = promisify(generateKeyPair);

/** The keys in the database, each unsealed once per process. */
export function keypadKeys(db: Db, vault: Vault): KeypadKeys {
  const known = new Map<string, KeypadKey>();
  let newest: Promise<KeypadKey> | null = null;
  let newestUntil = 0;

  async function opened(row: Row): Promise<KeypadKey> {
    const key: KeypadKey = {
      id: row.id,
      public: row.public_key,
      private: await webcrypto.subtle.importKey(
        "pkcs8",
        new Uint8Array(vault.unseal("keypad", row.sealed_key)),
        { name: "RSA-OAEP", hash: "SHA-256" },
        false,
        ["decrypt"],
      ),
      madeAt: row.made_at.getTime(),
    };
    for (const [id, { madeAt }] of known) if (madeAt < key.madeAt - KEPT_MS) known.delete(id);
    known.set(key.id, key);
    return key;
  }

  /** Null for a key that was sealed with another secret or is damaged: it is ignored. */
  function openedOrNull(row: Row): Promise<KeypadKey | null> {
    return opened(row).catch(() => null);
  }

  async function readOrMake(now: Date): Promise<KeypadKey> {
    const since = new Date(now.getTime() - KEY_MS);
    const row = await newestRow(db, since);
    const key = (row && (await openedOrNull(row))) ?? (await opened(await madeRow(db, vault, now)));
    newestUntil = key.madeAt + KEY_MS;
    return key;
  }

  return {
    current(now) {
      if (newest && now.getTime() < newestUntil) return newest;
      // Concurrent callers wait for the same one.
      newestUntil = Number.POSITIVE_INFINITY;
      newest = readOrMake(now);
      newest.catch(() => {
        newestUntil = 0;
      });
      return newest;
    },
    async renew(now) {
      const since = new Date(now.getTime() - KEY_MS + AHEAD_MS);
      if (!(await newestRow(db, since))) await madeRow(db, vault, now);
    },
    async find(id) {
      const key = known.get(id);
      if (key) return key;
      const [row] = await db.query<Row>(
        "select id, sealed_key, public_key, made_at from keypad_key where id = $1",
        [id],
      );
      return row ? openedOrNull(row) : null;
    },
  };
}

async function newestRow(db: Db, since: Date): Promise<Row | null> {
  const [row] = await db.query<Row>(
    `select id, sealed_key, public_key, made_at from keypad_key
      where made_at > $1 order by made_at desc limit 1`,
    [since],
  );
  return row ?? null;
}

async function madeRow(db: Db, vault: Vault, now: Date): Promise<Row> {
  const pair = await makePair("rsa", {
    modulusLength: RSA_BITS,
    publicKeyEncoding: { type: "spki", format: "der" },
    privateKeyEncoding: { type: "pkcs8", format: "der" },
  });
  const row: Row = {
    id: randomBytes(9).toString("base64url"),
    sealed_key: vault.seal("keypad", pair.privateKey),
    public_key: pair.publicKey.toString("base64"),
    made_at: now,
  };
  await db.query(
    `with old as (delete from keypad_key where made_at < $5)
     insert into keypad_key (id, sealed_key, public_key, made_at) values ($1, $2, $3, $4)`,
    [row.id, row.sealed_key, row.public_key, now, new Date(now.getTime() - KEPT_MS)],
  );
  return row;
}
