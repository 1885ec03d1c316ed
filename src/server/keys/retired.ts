// Keys of older secrets. When a secret is replaced, the keys derived from it are archived, each
// sealed with the current secret, so that the old one can be removed from the settings while an
// inactive customer's password or a seal of the trail still names it.

import { createSecretKey, type KeyObject } from "node:crypto";
import type { Db } from "#db/db.ts";
import type { Job } from "../jobs/jobs.ts";
import { type Keyed, keyedBy } from "./keyed.ts";
import { named } from "./named.ts";
import type { KeyRing } from "./ring.ts";
import { isNamedIn, type KnownKey } from "./rows.ts";
import { allUses, groups } from "./uses.ts";

const SEALED_FOR = "retired-key";
const EVERY_SECONDS = 6 * 3_600;

/** The key of an older secret for one use. */
export interface RetiredKey {
  keyId: string;
  use: string;
  key: KeyObject;
}

interface Row {
  keyId: string;
  use: string;
  sealed: Buffer;
}

/** Archives the keys of secrets older than the current one, sealed with the current one. */
export async function archiveOlder(
  owner: Db,
  given: KeyRing,
  known: readonly KnownKey[],
): Promise<void> {
  const sinceOf = (keyId: string) =>
    known.find((key) => key.keyId === keyId)?.currentSince?.getTime() ?? Number.NaN;
  const since = sinceOf(given.currentKeyId);
  // A process with outdated settings must not seal a newer key with an older secret.
  const older = given.keyIds.filter((keyId) => sinceOf(keyId) < since);
  if (older.length === 0) return;
  const keyed = keyedBy(given);
  for (const keyId of older) {
    const sealed = allUses.map((use) => sealedKey(keyed, given.keyOf(keyId, use)));
    await owner.query(
      `insert into retired_key (key_id, use, sealed_key)
       select $1, use, sealed from unnest($2::text[], $3::bytea[]) as given (use, sealed)
       on conflict (key_id, use) do nothing`,
      [keyId, allUses, sealed],
    );
  }
  await sealAnew(owner, given, keyed);
}

/** The archived keys that the given secrets can open. */
export async function readRetired(db: Db, given: KeyRing): Promise<RetiredKey[]> {
  const keyed = keyedBy(given);
  const rows = await db.query<Row>(
    `select key_id as "keyId", use, sealed_key as sealed from retired_key`,
    [],
  );
  return rows.flatMap(({ keyId, use, sealed }) => {
    const plain = opened(keyed, sealed);
    return plain ? [{ keyId, use, key: createSecretKey(plain) }] : [];
  });
}

/** Deletes keys of older secrets that nothing references any more. */
export const forgetRetired: Job = {
  name: "forget retired keys",
  everySeconds: EVERY_SECONDS,
  async work(db) {
    for (const { uses, columns, keepDays } of groups) {
      if (keepDays === null) continue;
      const old = await db.query<{ keyId: string }>(
        `select key_id as "keyId" from retired_key where use = any($1)
          group by key_id having max(retired_at) < bank.now() - $2 * interval '1 day'`,
        [uses, keepDays],
      );
      for (const { keyId } of old) {
        if (await isNamedIn(db, columns, keyId)) continue;
        await db.query("delete from retired_key where key_id = $1 and use = any($2)", [
          keyId,
          uses,
        ]);
      }
    }
  },
};

/** Reseals keys that an older secret sealed, so that it can be removed. */
async function sealAnew(owner: Db, given: KeyRing, keyed: Keyed): Promise<void> {
  const rows = await owner.query<Row>(
    `select key_id as "keyId", use, sealed_key as sealed from retired_key
      where substring(sealed_key from 1 for 5) <> $1`,
    [named(given.currentKeyId, Buffer.alloc(0))],
  );
  for (const { keyId, use, sealed } of rows) {
    const plain = opened(keyed, sealed);
    if (!plain) continue;
    await owner.query("update retired_key set sealed_key = $3 where key_id = $1 and use = $2", [
      keyId,
      use,
      keyed.seal(SEALED_FOR, plain),
    ]);
  }
}

function sealedKey(keyed: Keyed, key: KeyObject | null): Buffer {
  if (!key) throw new Error("a secret without a key");
  return keyed.seal(SEALED_FOR, key.export());
}

function opened(keyed: Keyed, sealed: Buffer): Buffer | null {
  try {
    return keyed.unseal(SEALED_FOR, sealed);
  } catch {
    return null;
  }
}
