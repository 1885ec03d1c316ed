// One process of the bank on a database that outlives it, in the shape of a test's own bank: it is
// killed and started again while its customers go on.

import { inject } from "vitest";
import { databaseClock } from "#db/clock.ts";
import { freePort, PORTS } from "#db/cluster/port.ts";
import { openPool } from "#db/db.ts";
import { openVault } from "#server/secrets/vault.ts";
import type { Bank } from "./bank.ts";
import {
  type BankProcess,
  dataDirectory,
  ended,
  siteAt,
  startBankProcess,
  stopBankProcess,
} from "./bank-process.ts";
import { freshDatabase } from "./fresh-database.ts";
import { TEST_SECRET } from "./secret.ts";

/** A bank whose process can die. */
export interface KillableBank extends Bank {
  /** Ends the process as a machine dies: without a word. The database stays. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** What its process logged: it explains a test that fails. */
  output(): string;
  close(): Promise<void>;
}

/** Starts the bank on a copy of the template. */
export async function killableBank(): Promise<KillableBank> {
  const database = await freshDatabase(inject("serverUrl"));
  const directory = dataDirectory();
  const port = await freePort(PORTS.from, PORTS.to);
  const pool = openPool(database.url, "bank_app");
  const owner = openPool(database.url, "owner");
  const clock = await databaseClock(pool);
  let process: BankProcess | null = null;
  const start = async () => {
    process = await startBankProcess({
      BANK_MODE: "demonstration",
      DATABASE_URL: database.url,
      SECRET_KEY: TEST_SECRET,
      DATA_DIR: directory.path,
      CALLS_PER_MINUTE: "100000",
      LOG_LEVEL: "warn",
      PORT: String(port),
    });
  };
  await start();
  return {
    site: siteAt(`http://127.0.0.1:${port}`),
    pool,
    owner,
    vault: await openVault(Buffer.from(TEST_SECRET, "hex"), 1),
    clock,
    url: database.url,
    async kill() {
      const dying = process;
      process = null;
      dying?.child.kill("SIGKILL");
      if (dying) await ended(dying.child);
    },
    start,
    output: () => process?.output() ?? "",
    async close() {
      if (process) await stopBankProcess(process);
      clock.close();
      await Promise.all([pool.close(), owner.close()]);
      await database.drop();
      directory.remove();
    },
  };
}
