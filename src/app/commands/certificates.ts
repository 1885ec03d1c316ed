// `npm run bank -- certificates list|approve|reject|posted|revoke`: handles requests for certificates as
// staff do at the desk. It needs the settings of the bank and a bank that was started before.

import { reviewCommand } from "#areas/certificates/commands.ts";
import { databaseClock } from "#db/clock.ts";
import { openPool } from "#db/db.ts";
import { localClearing } from "#ports/clearing/local.ts";
import { localCoreBank } from "#ports/core-bank/local.ts";
import { bankRules } from "#ports/core-bank/rules.ts";
import { localDocuments } from "#ports/documents/local.ts";
import { readSettings } from "#server/settings/settings.ts";
import { databaseFor } from "../database-for.ts";
import { openSigningPorts } from "../signing.ts";

const settings = readSettings(process.env);
const { url, close } = await databaseFor(settings);
const pool = openPool(url, "bank_app");
const clock = await databaseClock(pool);
const onError = (thrown: unknown) => process.stderr.write(`${String(thrown)}\n`);
const coreBank = await localCoreBank({
  ...{ url, read: pool, clearing: localClearing(), rules: bankRules, onError },
});
const documents = localDocuments();
const signingPorts = await openSigningPorts(settings, { now: clock.now, onError });
const { origin } = settings;
const { isDone, lines } = await reviewCommand(
  { db: pool, coreBank, documents, ...signingPorts, origin, now: clock.now },
  process.argv.slice(2),
);
process.stdout.write(`${lines.join("\n")}\n`);
process.exitCode = isDone ? 0 : 1;
await Promise.all([coreBank.close(), documents.close()]);
clock.close();
await pool.close();
await close();
