import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, inject } from "vitest";
import { areas, builderAreas } from "#app/areas.ts";
import { type Clock, databaseClock } from "#db/clock.ts";
import { openPool, type Pool } from "#db/db.ts";
import type { Endpoint } from "#server/api/call-context.ts";
import type { TopicRule } from "#server/live/caller.ts";
import { openVault, type Vault } from "#server/secrets/vault.ts";
import { readSettings, type Settings } from "#server/settings/settings.ts";
import { freshDatabase } from "./fresh-database.ts";
import { quickVault } from "./quick-vault.ts";
import { TEST_SECRET } from "./secret.ts";
import { customersSite } from "./site.ts";

/** A separate bank for one test file. */
export interface Bank {
  site: FastifyInstance;
  /** The database as the site sees it. */
  pool: Pool;
  /** The database as its owner, who may change what the site only reads. */
  owner: Pool;
  /** For making people; the site hashes new secrets at the bank's own cost. */
  vault: Vault;
  clock: Clock;
  url: string;
}

/** The build with the builders' pages, which only tests serve. */
export const PAGES_WITH_KIT = join(import.meta.dirname, "../../build-kit");

const withKit = { pagesDirectory: PAGES_WITH_KIT };

/** Opens a bank before the tests of a file and closes it after them; without its jobs, unless said. */
export function testBank(
  { jobs = false, ...change }: Partial<Settings> & { jobs?: boolean } = {},
  more: readonly Endpoint[] = [],
  topics: readonly TopicRule[] = [],
): () => Bank {
  let bank: Bank | undefined;
  let close: (() => Promise<void>) | undefined;

  beforeAll(async () => {
    const database = await freshDatabase(inject("serverUrl"));
    const settings = { ...readSettings({ LOG_LEVEL: "silent" }), ...withKit, ...change };
    const vault = await openVault(Buffer.from(TEST_SECRET, "hex"), settings.hashesAtOnce);
    const pool = openPool(database.url, "bank_app");
    const owner = openPool(database.url, "owner");
    const clock = await databaseClock(pool);
    const site = await customersSite(settings, {
      url: database.url,
      pool,
      clock,
      vault,
      endpoints: [...areas, ...builderAreas, ...more],
      topics,
      jobs,
    });
    bank = { site, pool, owner, vault: quickVault(vault), clock, url: database.url };
    close = async () => {
      await site.close();
      clock.close();
      await Promise.all([pool.close(), owner.close()]);
      await database.drop();
    };
  });
  afterAll(() => close?.());

  return () => {
    if (!bank) throw new Error("the bank is not open yet");
    return bank;
  };
}

/** Makes a site listen on any free port; returns its origin. */
export async function listen(site: FastifyInstance): Promise<string> {
  return site.listen({ host: "127.0.0.1", port: 0 });
}
