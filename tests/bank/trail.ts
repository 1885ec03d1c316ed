// A separate trail for one test file.

import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, inject } from "vitest";
import { openPool, type Pool } from "#db/db.ts";
import type { KeysV1 } from "#db/trail/first-edition.ts";
import { type Seal, type SealKeys, sealTrail } from "#db/trail/seal.ts";
import { type Breach, type VerifyOptions, verifyTrail } from "#db/trail/verify.ts";
import { uuid } from "#db/uuid.ts";
import { type FreshDatabase, freshDatabase } from "./fresh-database.ts";

/** Keys as in the bank's key ring, the first of them current. */
export function keysOf(...keyIds: [string, ...string[]]): SealKeys & KeysV1 {
  const macWith = (keyId: string, ...parts: Buffer[]) => {
    const hmac = createHmac("sha256", `a key of the tests, ${keyId}`);
    for (const part of parts) hmac.update(`${part.length}:`).update(part);
    return hmac.digest();
  };
  const macsV1 = (...parts: Buffer[]) => keyIds.map((keyId) => macWith(keyId, ...parts));
  return { currentKeyId: keyIds[0], keyIds, macWith, macsV1 };
}

/** The keys that most tests seal with. */
export const keys = keysOf("one");

/** A database with an empty trail before each test. */
export interface TestTrail {
  url: string;
  owner: Pool;
  /** The database as the site sees it. */
  site: Pool;
}

/** Opens the database before the tests of a file and drops it after them. */
export function testTrail(): () => TestTrail {
  let database: FreshDatabase;
  let trail: TestTrail | undefined;

  beforeAll(async () => {
    database = await freshDatabase(inject("serverUrl"));
    const owner = openPool(database.url, "owner");
    const site = openPool(database.url, "bank_app");
    trail = { url: database.url, owner, site };
  });
  afterAll(async () => {
    await Promise.all([trail?.owner.close(), trail?.site.close()]);
    await database.drop();
  });
  beforeEach(async () => {
    await trail?.owner.query(
      "truncate audit_queue, audit_log, audit_block, audit_v1, audit_v1_seal, audit_verification",
      [],
    );
  });

  return () => {
    if (!trail) throw new Error("the trail is not open yet");
    return trail;
  };
}

/** Writes rows the way the bank does. */
export async function write(db: Pick<Pool, "query">, event: string, times = 1): Promise<void> {
  await db.query(
    `select bank.audit_write(array_agg(
       row(id, $2, 'ok', 'bank', null, null, null, null, null, null, null, null)::bank.audit_row))
       from unnest($1::uuid[]) as id`,
    [Array.from({ length: times }, () => uuid()), event],
  );
}

/** Writes a row with a given moment, bypassing the function that would set it. */
export async function writeAt(owner: Pool, event: string, at: string): Promise<void> {
  await owner.query(
    `insert into audit_queue (id, at, event, outcome, actor_kind)
     values (gen_random_uuid(), $2, $1, 'ok', 'bank')`,
    [event, at],
  );
}

/** Three sealed blocks of seven rows each; returns their seals. */
export async function sealedTrail({ site }: TestTrail): Promise<Seal[]> {
  const seals: Seal[] = [];
  for (const event of ["one", "two", "three"]) {
    await write(site, event, 5);
    await write(site, event, 2);
    seals.push((await sealTrail(site, keys)) as Seal);
  }
  return seals;
}

/** What the verifier finds, one line each. */
export async function brokenIn({ site }: TestTrail, options: VerifyOptions = {}) {
  return linesOf(await verifyTrail(site, keys, options));
}

/** A line for each breach. */
export function linesOf(breaches: readonly Breach[]): string[] {
  return breaches.map(({ block, what }) => `${block}: ${what}`);
}
