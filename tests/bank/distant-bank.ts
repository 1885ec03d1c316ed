import { afterAll, beforeAll, inject } from "vitest";
import { areas, builderAreas } from "#app/areas.ts";
import { databaseClock } from "#db/clock.ts";
import { openPool } from "#db/db.ts";
import { openVault } from "#server/secrets/vault.ts";
import { readSettings, type Settings } from "#server/settings/settings.ts";
import { type BadNetwork, openBadNetwork } from "../neighbours/bad-network.ts";
import { type Bank, listen, PAGES_WITH_KIT } from "./bank.ts";
import { freshDatabase } from "./fresh-database.ts";
import { TEST_SECRET } from "./secret.ts";
import { customersSite } from "./site.ts";

/** A bank whose database is behind a network that can swallow what is sent. */
export interface DistantBank extends Bank {
  network: BadNetwork;
  /** Where its site listens. */
  origin: string;
}

/** Opens such a bank before the tests of a file and closes it after them. */
export function distantBank(change: Partial<Settings>): () => DistantBank {
  let bank: DistantBank | undefined;
  let close: (() => Promise<void>) | undefined;

  beforeAll(async () => {
    const database = await freshDatabase(inject("serverUrl"));
    const network = await openBadNetwork(database.url);
    const { url } = network;
    const settings = {
      ...readSettings({ LOG_LEVEL: "silent" }),
      pagesDirectory: PAGES_WITH_KIT,
      ...change,
    };
    const vault = await openVault(Buffer.from(TEST_SECRET, "hex"), settings.hashesAtOnce);
    const pool = openPool(url, "bank_app");
    const owner = openPool(database.url, "owner");
    const clock = await databaseClock(pool);
    const endpoints = [...areas, ...builderAreas];
    const site = await customersSite(settings, { url, pool, clock, vault, endpoints });
    bank = { site, pool, owner, vault, clock, url, network, origin: await listen(site) };
    close = async () => {
      network.heal();
      await site.close();
      clock.close();
      await Promise.all([pool.close(), owner.close()]);
      network.close();
      await database.drop();
    };
  });
  afterAll(() => close?.());

  return () => {
    if (!bank) throw new Error("the bank is not open yet");
    return bank;
  };
}
