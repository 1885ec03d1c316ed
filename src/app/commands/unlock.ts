// `npm run bank -- unlock USER_ID`: removes the locks of a customer, or of a member of staff, after wrong
// passwords, codes and PINs. It needs the settings of the bank, and the database of a bank that was
// started before.

import { unlockCustomer } from "#areas/login/commands.ts";
import { openPool } from "#db/db.ts";
import { unlockStaff } from "#desk/staff/commands.ts";
import { readKeys } from "#server/keys/open-keys.ts";
import { openVault } from "#server/secrets/vault.ts";
import { readSettings } from "#server/settings/settings.ts";
import { databaseFor } from "../database-for.ts";
import { secretsOf } from "../secret.ts";

const [userId = ""] = process.argv.slice(2);
const settings = readSettings(process.env);
const { url, close } = await databaseFor(settings);
const owner = openPool(settings.databaseOwnerUrl ?? url, "owner");
try {
  // With another secret no row would be found, and nothing unlocked.
  const vault = await openVault(await readKeys(owner, secretsOf(settings)), 1);
  // A customer and a member of staff may have the same user ID.
  const customer = await unlockCustomer(owner, vault, userId);
  const staff = await unlockStaff(owner, userId);
  const done = [customer, staff].filter(({ isDone }) => isDone);
  const results = done.length > 0 ? done : [customer];
  for (const { sentence } of results) process.stdout.write(`${sentence}\n`);
  process.exitCode = done.length > 0 ? 0 : 1;
} finally {
  await owner.close();
  await close();
}
