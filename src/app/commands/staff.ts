// `npm run bank -- staff USER_ID ROLES NAME`: adds a member of staff and prints their credentials, once.
// It needs the settings of the bank and the database of a bank that was started before.

import { openPool } from "#db/db.ts";
import { makeStaff } from "#desk/staff/commands.ts";
import { readKeys } from "#server/keys/open-keys.ts";
import { openVault } from "#server/secrets/vault.ts";
import { readSettings } from "#server/settings/settings.ts";
import { secretsOf } from "../secret.ts";

const NO_DATABASE =
  "DATABASE_URL or DATABASE_OWNER_URL must name the bank's database; an embedded one has no staff of its own.";

const [userId = "", roles = "", ...names] = process.argv.slice(2);
const settings = readSettings(process.env);
const { databaseOwnerUrl } = settings;
process.exitCode = await (databaseOwnerUrl ? add(databaseOwnerUrl) : print(NO_DATABASE, 1));

async function add(url: string): Promise<number> {
  const owner = openPool(url, "owner");
  try {
    // With another secret nobody could ever sign in with the printed credentials.
    const vault = await openVault(await readKeys(owner, secretsOf(settings)), 1);
    const given = { userId, name: names.join(" "), roles: roles.split(",").filter(Boolean) };
    const made = await makeStaff(owner, vault, given);
    if (typeof made === "string") return print(made, 1);
    const { password, totpSecret } = made;
    return print(
      `${userId} signs in with the password ${password} and the app secret ${totpSecret}`,
      0,
    );
  } finally {
    await owner.close();
  }
}

function print(line: string, code: number): number {
  process.stdout.write(`${line}\n`);
  return code;
}
