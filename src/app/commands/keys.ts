// `npm run bank -- keys`: lists the bank's keys, and what still references each. It writes nothing; it
// exits with 1 when a referenced key is missing.

import { openPool } from "#db/db.ts";
import { readRetired } from "#server/keys/retired.ts";
import { ringOf } from "#server/keys/ring.ts";
import { knownKeys, rowsNaming } from "#server/keys/rows.ts";
import { readSettings } from "#server/settings/settings.ts";
import { databaseFor } from "../database-for.ts";
import { secretsOf } from "../secret.ts";

// It counts everything, and nobody waits for it.
const STATEMENT_MS = 3_600_000;

const settings = readSettings(process.env);
const ring = ringOf(secretsOf(settings));
const { url, close } = await databaseFor(settings);
const pool = openPool(url, "bank_app", { statementMs: STATEMENT_MS });
const retired = new Set((await readRetired(pool, ring)).map(({ keyId }) => keyId));
for (const { keyId, currentSince } of await knownKeys(pool)) {
  if (keyId === null) continue;
  const naming = await rowsNaming(pool, keyId);
  const state = stateOf(keyId);
  const since = currentSince ? `current since ${currentSince.toISOString()}` : "never current";
  const rows = naming.map((each) => `  ${each.column}: ${each.rows}\n`).join("");
  process.stdout.write(`${keyId}  ${state}, ${since}\n${rows || "  no row names it\n"}`);
  if (state === "missing" && naming.length > 0) process.exitCode = 1;
}
await pool.close();
await close();

/** A key's state in this process. */
function stateOf(keyId: string): "current" | "accepted" | "retired" | "missing" {
  if (keyId === ring.currentKeyId) return "current";
  if (ring.keyIds.includes(keyId)) return "accepted";
  return retired.has(keyId) ? "retired" : "missing";
}
