// `npm run keys`: the bank's keys, and what still names each. It writes nothing; it ends with 1 when
// a key is missing that rows name.

import { openPool } from "#db/db.ts";
import { knownKeys } from "#server/keys/known.ts";
import { readRetired } from "#server/keys/retired.ts";
import { ringOf } from "#server/keys/ring.ts";
import { rowsNaming } from "#server/keys/rows.ts";
import { readSettings } from "#server/settings/settings.ts";
import { databaseFor } from "./database-for.ts";
import { secretsOf } from "./secret.ts";

// It counts all there is, and nobody waits for it.
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

/** What a key is to this process. */
function stateOf(keyId: string): "current" | "accepted" | "retired" | "missing" {
  if (keyId === ring.currentKeyId) return "current";
  if (ring.keyIds.includes(keyId)) return "accepted";
  return retired.has(keyId) ? "retired" : "missing";
}
