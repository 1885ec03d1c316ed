// `npm run bank -- verify`: checks the ledger's invariants, the trail's seals, and both against each other,
// while the bank is running or not. It exits with 1 when something is broken.

import { parseArgs } from "node:util";
import { type Db, openPool } from "#db/db.ts";
import { verifyFirstEdition } from "#db/trail/first-edition.ts";
import { unmatchedPostings } from "#db/trail/postings.ts";
import { type KnownSeal, verifyTrail } from "#db/trail/verify.ts";
import { brokenLedger, entriesOutOfTime } from "#ports/core-bank/local/reads.ts";
import { trailKeys, unsealed } from "#server/jobs/sealing.ts";
import { readKeys } from "#server/keys/open-keys.ts";
import { openVault, type Vault } from "#server/secrets/vault.ts";
import { readSettings } from "#server/settings/settings.ts";
import { databaseFor } from "../database-for.ts";
import { secretsOf } from "../secret.ts";

// It reads everything, and nobody waits for it: a day, where a call has seconds.
const STATEMENT_MS = 86_400_000;
// Ten million postings are sorted and joined; with the usual 4 MB most would spill to files.
const WORK_MEMORY = "128MB";
const PROGRESS_MS = 5_000;

const USAGE =
  "npm run bank -- verify [--seal N:HEX], where N and HEX are the number and the seal of a line " +
  '"trail.seal" in a log that was kept elsewhere.\n';

const known = knownSeal();
const settings = readSettings(process.env);
const { url, close } = await databaseFor(settings);
const pool = openPool(url, "bank_app", { statementMs: STATEMENT_MS });
// With another secret every seal would look forged.
const vault = await openVault(await readKeys(pool, secretsOf(settings)), 1);
const broken = await pool.transaction((db) => findBroken(db, vault));
const summary = await countAll(pool);
await pool.close();
await close();
const found = broken.length === 0 ? "nothing is broken." : `${broken.length} broken.`;
process.stdout.write(`${broken.map((line) => `${line}\n`).join("")}${summary}: ${found}\n`);
process.exitCode = broken.length === 0 ? 0 : 1;

async function findBroken(db: Db, vault: Vault): Promise<string[]> {
  const keys = trailKeys(vault);
  await db.query("select set_config('work_mem', $1, true)", [WORK_MEMORY]);
  print("The ledger's promises …");
  const ledger = await brokenLedger(db);
  print("Postings against the trail …");
  const unmatched = await unmatchedPostings(db);
  print("The trail's first edition …");
  const first = await verifyFirstEdition(db, keys);
  print("The trail …");
  const trail = await verifyTrail(db, keys, { known, onProgress: progress() });
  return [
    ...ledger.map(({ what, which }) => `ledger: ${what} (${which})`),
    ...unmatched.map(({ what, which }) => `ledger: ${what} (${which})`),
    ...first.map(({ what, seal }) => `trail, first edition: ${what} (${seal})`),
    ...trail.map(({ what, block }) => `trail: ${what} (${block})`),
  ];
}

async function countAll(db: Db): Promise<string> {
  const [counts] = await db.query<Record<"postings" | "events" | "seals" | "first", string>>(
    `select (select count(*) from posting) as postings,
            (select count(*) from audit_log) as events,
            (select count(seal) from audit_block) as seals,
            (select count(*) from audit_v1_seal) as first`,
    [],
  );
  const { rows, seconds } = await unsealed(db);
  const waiting = rows > 0 ? `, ${rows} not sealed yet (the oldest for ${seconds} s)` : "";
  const old = counts?.first === "0" ? "" : `, ${counts?.first} seals of the first edition`;
  const early = await entriesOutOfTime(db);
  // Known since the migration that found them, and no damage: their numbers are in order.
  const dated = early > 0 ? `, ${early} entries dated by a clock that was set back` : "";
  return `${counts?.postings} postings${dated}, ${counts?.events} events under ${counts?.seals} seals${old}${waiting}`;
}

/** Progress goes to standard error: the findings can be piped. */
function print(line: string): void {
  process.stderr.write(`${line}\n`);
}

function progress(): (rows: bigint) => void {
  let printedAt = performance.now();
  return (rows) => {
    if (performance.now() - printedAt < PROGRESS_MS) return;
    printedAt = performance.now();
    print(`${rows} events so far`);
  };
}

function knownSeal(): KnownSeal | undefined {
  try {
    const { values } = parseArgs({ options: { seal: { type: "string" } } });
    if (values.seal === undefined) return undefined;
    const [, number, hex] = /^([1-9]\d{0,17}):([0-9a-f]{64})$/i.exec(values.seal) ?? [];
    if (number && hex) return { number, seal: Buffer.from(hex, "hex") };
  } catch {
    // Whatever is wrong with the arguments: the usage explains them.
  }
  process.stderr.write(USAGE);
  process.exit(2);
}
