// Response times must not reveal who works at the bank: the same statements, commits and hashes,
// whether or not the user ID is somebody's. Counted, not timed.

import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { deskEndpoints } from "#app/sites/desk.ts";
import type { Vault } from "#server/secrets/vault.ts";
import { readSettings } from "#server/settings/settings.ts";
import { testBank } from "../../../tests/bank/bank.ts";
import { makeStaff, tryStaffSignIn } from "../../../tests/bank/desk.ts";
import { deskSite } from "../../../tests/bank/site.ts";
import { type Watched, watched } from "../../../tests/bank/watched-work.ts";

const bank = testBank();
let desk: FastifyInstance;
let noted: Watched;
let secrets: string[] = [];

// Excludes the bank's jobs, which run meanwhile.
const ASKED_FOR = /login_network|update staff|into (staff_sign_in|stranger_count)|audit_write/;

/** The vault, noting what is opened and hashed. */
function noting(vault: Vault): Vault {
  return {
    ...vault,
    unseal(use, sealed) {
      secrets.push(`unseal ${use}`);
      return vault.unseal(use, sealed);
    },
    verifySecret(hashed, secret, lane) {
      secrets.push(`verify ${lane}`);
      return vault.verifySecret(hashed, secret, lane);
    },
  };
}

beforeAll(async () => {
  const { url, pool, clock, vault } = bank();
  const settings = readSettings({ LOG_LEVEL: "silent" });
  // Whoever signs in is a visitor until then, with the site's own rights.
  noted = watched(pool, ASKED_FOR);
  desk = await deskSite(settings, {
    ...{ url, clock, endpoints: deskEndpoints, vault: noting(vault) },
    pool: { ...noted.db, close: async () => undefined },
  });
});
afterAll(() => desk.close());

async function workOf(act: () => Promise<unknown>): Promise<string[]> {
  secrets = [];
  const statements = await noted.workOf(act);
  return [...statements, ...secrets];
}

test("the same work is done for a member of staff and for somebody invented [S05]", async () => {
  const { clock } = bank();
  const known = await makeStaff(bank(), ["service"]);
  const unknown = { ...known, userId: "nobody41" };
  const wrong = { password: "not the password 1", code: "000000" };
  // The fifth attempt locks; the sixth is not compared with the password of anybody.
  for (let time = 0; time < 6; time += 1) {
    const work = await workOf(() => tryStaffSignIn({ desk, clock }, known, wrong));
    expect(await workOf(() => tryStaffSignIn({ desk, clock }, unknown, wrong))).toEqual(work);
    expect(work.filter((each) => each.startsWith("commit"))).toEqual([
      "commit true",
      "commit true",
    ]);
    expect(work.slice(-2)).toEqual(["unseal staff-totp", "verify staff"]);
  }
});
