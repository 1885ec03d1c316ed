// Which secrets a bank may be opened with. The first start writes a check value for its secret,
// later ones for new secrets beside a known one. With a wrong one every password would be wrong,
// and every customer would get locked: such a start fails with a clear message.

import { timingSafeEqual } from "node:crypto";
import type { Db } from "#db/db.ts";
import { keyedBy } from "./keyed.ts";
import { archiveOlder, type RetiredKey, readRetired } from "./retired.ts";
import { type KeyRing, ringOf } from "./ring.ts";
import { type KnownKey, knownKeys, nameUnnamed, rowsNaming } from "./rows.ts";

const CHECK = "secret-check";

/** The secret is missing, damaged, or another bank's: the bank must not start with it. */
export class SecretError extends Error {
  override name = "SecretError";
}

const WRONG =
  "The secret is not the one that this bank was opened with: every password would be wrong, and " +
  "every customer who tries would be locked. Give the right one in SECRET_KEY, or put the file " +
  "DATA_DIR/secret back from its copy. A new secret must come together with the one before it.";

/** Secrets of a bank, the current one first. */
export type Secrets = readonly [Buffer, ...Buffer[]];

/**
 * Opens the bank's keys at start, as the database's owner: compares the secrets with the check
 * values, adds those of new ones, and archives the keys of older ones for data that names them.
 */
export async function openKeys(owner: Db, secrets: Secrets): Promise<KeyRing> {
  return owner.transaction(async (tx) => {
    // Simultaneous first starts are serialized: only one of two different secrets opens the bank.
    await tx.query("lock table secret_check in share row exclusive mode", []);
    await register(tx, secrets);
    await archiveOlder(tx, ringOf(secrets), await knownKeys(tx));
    return readKeys(tx, secrets);
  });
}

/** The same without writing: a database that has no check value yet is accepted. */
export async function readKeys(db: Db, secrets: Secrets): Promise<KeyRing> {
  const given = ringOf(secrets);
  const known = await knownKeys(db);
  if (known.length === 0) return given;
  if (!known.some((key) => isMadeBy(given, key))) throw new SecretError(WRONG);
  const retired = await readRetired(db, given);
  await refuseMissing(db, { given, known, retired });
  return joined(given, known, retired);
}

async function register(tx: Db, secrets: Secrets): Promise<void> {
  const given = ringOf(secrets);
  const known = await knownKeys(tx);
  const isFirst = known.length === 0;
  // A bank older than its check values is recognised by what it has sealed.
  const isOurs = isFirst
    ? await hasNothingSealedOtherwise(tx, given)
    : known.some((key) => isMadeBy(given, key));
  if (!isOurs) throw new SecretError(WRONG);
  await nameFirst(tx, given, known);
  for (const keyId of given.keyIds) {
    await tx.query(
      `insert into secret_check (key_id, mac) values ($1, $2) on conflict (key_id) do nothing`,
      [keyId, checkValue(given, keyId)],
    );
  }
  await tx.query(
    `update secret_check set current_since = bank.now()
      where key_id = $1 and current_since is null`,
    [given.currentKeyId],
  );
}

/** Adds the key id to everything that was made before keys had ids. */
async function nameFirst(tx: Db, given: KeyRing, known: readonly KnownKey[]): Promise<void> {
  const unnamed = known.find(({ keyId }) => keyId === null);
  if (known.length > 0 && !unnamed) return;
  const maker = unnamed
    ? given.keyIds.find((keyId) => timingSafeEqual(unnamed.mac, checkValue(given, keyId)))
    : given.keyIds.at(-1);
  if (maker === undefined) throw new SecretError(WRONG);
  await tx.query("update secret_check set key_id = $1 where key_id is null", [maker]);
  await nameUnnamed(tx, maker);
}

async function refuseMissing(
  db: Db,
  { given, known, retired }: { given: KeyRing; known: KnownKey[]; retired: RetiredKey[] },
): Promise<void> {
  const has = new Set([...given.keyIds, ...retired.map(({ keyId }) => keyId)]);
  for (const { keyId } of known) {
    if (keyId === null || has.has(keyId)) continue;
    const naming = await rowsNaming(db, keyId);
    if (naming.length === 0) continue;
    const rows = naming.reduce((sum, each) => sum + each.rows, 0);
    const where = naming.map((each) => `${each.column} ${each.rows}`).join(", ");
    throw new SecretError(
      `The key ${keyId} is missing, and ${rows} rows name it (${where}). Give its secret in ` +
        "SECRET_KEYS_ACCEPTED, or as a further line of the file DATA_DIR/secret.",
    );
  }
}

/** Joins whole secrets and the archived keys of older ones in one ring. */
function joined(
  given: KeyRing,
  known: readonly KnownKey[],
  retired: readonly RetiredKey[],
): KeyRing {
  const left = new Map(retired.map(({ keyId, use, key }) => [`${keyId} ${use}`, key]));
  const isHere = new Set([...given.keyIds, ...retired.map(({ keyId }) => keyId)]);
  const inOrder = known.flatMap(({ keyId }) => (keyId && isHere.has(keyId) ? [keyId] : []));
  const unknown = given.keyIds.filter((keyId) => !inOrder.includes(keyId));
  return {
    currentKeyId: given.currentKeyId,
    keyIds: [...unknown, ...inOrder],
    keyOf: (keyId, use) => given.keyOf(keyId, use) ?? left.get(`${keyId} ${use}`) ?? null,
  };
}

function isMadeBy(given: KeyRing, { keyId, mac }: KnownKey): boolean {
  const candidates = keyId === null ? given.keyIds : given.keyIds.filter((each) => each === keyId);
  return candidates.some((each) => timingSafeEqual(mac, checkValue(given, each)));
}

function checkValue(given: KeyRing, keyId: string): Buffer {
  return keyedBy(given).macWith(keyId, CHECK);
}

async function hasNothingSealedOtherwise(owner: Db, given: KeyRing): Promise<boolean> {
  const [key] = await owner.query<{ sealed_key: Buffer }>(
    "select sealed_key from keypad_key order by made_at desc limit 1",
    [],
  );
  if (!key) return true;
  try {
    keyedBy(given).unseal("keypad", key.sealed_key);
    return true;
  } catch {
    return false;
  }
}
