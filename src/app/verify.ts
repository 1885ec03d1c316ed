// `npm run verify`: holds the ledger against its promises and the trail against its seals, while the
// bank is open or closed. It ends with 1 when something is broken.

import { join } from "node:path";
import { startCluster } from "#db/cluster/cluster.ts";
import { runningUrl } from "#db/cluster/running.ts";
import { openPool } from "#db/db.ts";
import { verifyTrail } from "#db/trail/verify.ts";
import { brokenLedger } from "#ports/core-bank/local/broken.ts";
import { trailMac } from "#server/jobs/sealing.ts";
import { compareSecret } from "#server/secrets/secret-check.ts";
import { openVault } from "#server/secrets/vault.ts";
import { readSettings } from "#server/settings.ts";
import { secretOf } from "./secret.ts";

// It reads all there is, and nobody waits for it.
const STATEMENT_MS = 3_600_000;

const settings = readSettings(process.env);
const { url, close } = await database();
const pool = openPool(url, "bank_app", { statementMs: STATEMENT_MS });
const vault = await openVault(secretOf(settings), 1);
// With another secret every seal would look forged.
await compareSecret(pool, vault);
const broken = [
  ...(await brokenLedger(pool)).map(({ what, which }) => `ledger: ${what} (${which})`),
  ...(await verifyTrail(pool, trailMac(vault))).map(({ what, seal }) => `trail: ${what} (${seal})`),
];
const [counts] = await pool.query<Record<"postings" | "events" | "seals", string>>(
  `select (select count(*) from posting) as postings, (select count(*) from audit) as events,
          (select count(*) from audit_seal) as seals`,
  [],
);
await pool.close();
await close();
const found = broken.length === 0 ? "nothing is broken." : `${broken.length} broken.`;
process.stdout.write(
  `${broken.map((line) => `${line}\n`).join("")}${counts?.postings} postings, ${counts?.events} events under ${counts?.seals} seals: ${found}\n`,
);
process.exitCode = broken.length === 0 ? 0 : 1;

/** The database of the settings, the one of a running bank, or the embedded one for as long as this takes. */
async function database(): Promise<{ url: string; close(): Promise<void> }> {
  const directory = join(settings.dataDirectory, "postgres");
  const running = settings.databaseUrl ?? (await runningUrl(directory));
  if (running !== null) return { url: running, close: async () => undefined };
  const cluster = await startCluster({ directory, durability: "durable" });
  return { url: cluster.url, close: cluster.stop };
}
