// `npm run bank -- card-desk`: what staff do with disputes, and a payment as the card network requests it.
// It works beside a running bank, or starts its embedded database for the duration.

import { openPool } from "#db/db.ts";
import { runCardDesk } from "#desk/cards/commands.ts";
import { localClearing } from "#ports/clearing/local.ts";
import { localCoreBank } from "#ports/core-bank/local.ts";
import { bankRules } from "#ports/core-bank/rules.ts";
import { readKeys } from "#server/keys/open-keys.ts";
import { openVault } from "#server/secrets/vault.ts";
import { readSettings } from "#server/settings/settings.ts";
import { databaseFor } from "../database-for.ts";
import { secretsOf } from "../secret.ts";

const settings = readSettings(process.env);
const { url, close } = await databaseFor(settings);
const db = openPool(url, "bank_app");
const vault = await openVault(await readKeys(db, secretsOf(settings)), 1);
const coreBank = await localCoreBank({
  url,
  read: db,
  clearing: localClearing(),
  rules: bankRules,
  onError: (thrown) => process.stderr.write(`${thrown}\n`),
});
const { lines, isDone } = await runCardDesk({ db, vault, coreBank }, process.argv.slice(2));
process.stdout.write(`${lines.join("\n")}\n`);
process.exitCode = isDone ? 0 : 1;
await coreBank.close();
await db.close();
await close();
