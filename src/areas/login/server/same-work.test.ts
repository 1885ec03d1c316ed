// Response times must not reveal who is a customer: the same statements, the same commits, and the
// same number of writing ones, whether or not the customer exists. Counted, not timed.

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { areas } from "#app/areas.ts";
import { readSettings } from "#server/settings/settings.ts";
import { type Bank, testBank } from "../../../../tests/bank/bank.ts";
import { customersSite } from "../../../../tests/bank/site.ts";
import { type Watched, watched } from "../../../../tests/bank/watched-work.ts";
import { ask, certifyCode, trySignIn } from "../../../../tests/people/asking.ts";
import { makeCustomer, nationalIdOf } from "../../../../tests/people/customers.ts";

const bank = testBank();
let site: Bank["site"];
let noted: Watched;

// Excludes the bank's jobs, which run meanwhile: letter delivery, sealing of the trail, cleanup.
const ASKED_FOR =
  /login_(try|network|history|device)|from customer|verification_|keypad_used|into (outbox|stranger_count)|audit_write/;

beforeAll(async () => {
  const { url, pool, clock, vault } = bank();
  const settings = readSettings({ LOG_LEVEL: "silent" });
  noted = watched(pool, ASKED_FOR);
  site = await customersSite(settings, {
    url,
    pool: { ...noted.db, close: async () => undefined },
    clock,
    vault,
    endpoints: areas,
  });
});
afterAll(() => site.close());

const workOf = (act: () => Promise<unknown>) => noted.workOf(act);

describe("the same work is done for a customer and for somebody invented", () => {
  test("at a wrong password, at the one that locks, and at a locked pair [S05]", async () => {
    const known = await makeCustomer(bank());
    const unknown = { nationalId: nationalIdOf(940_001), userId: "nobody41" };
    for (let time = 0; time < 6; time += 1) {
      const work = await workOf(() => trySignIn({ site }, known));
      expect(await workOf(() => trySignIn({ site }, unknown))).toEqual(work);
      // The first five attempts are checked and recorded.
      expect(work.filter((each) => each.startsWith("commit"))).toEqual(
        time < 5 ? ["commit true"] : [],
      );
    }
  });

  test("where a code is asked for, asked for again, and typed wrongly [C06] [C07]", async () => {
    const known = await makeCustomer(bank());
    const ids = new Map<string, string>();
    const request = async (natlId: string, address: string) => {
      const payload = { authPposCd: "find-user-id", cntcTpCd: "2", natlId };
      const path = "/v1/authentication/otp/nologin/request";
      const { content } = await ask({ site }, path, { payload, address });
      if (content.otpId) ids.set(natlId, content.otpId);
    };
    const wrong = (natlId: string) => certifyCode({ site }, "", ids.get(natlId) ?? "", "000000");
    const [natlId, nobody] = [known.nationalId, nationalIdOf(940_002)];
    for (let time = 0; time < 2; time += 1) {
      const work = await workOf(() => request(natlId, "10.3.0.1"));
      expect(await workOf(() => request(nobody, "10.3.0.2"))).toEqual(work);
    }
    for (let time = 0; time < 6; time += 1) {
      const work = await workOf(() => wrong(natlId));
      expect(await workOf(() => wrong(nobody))).toEqual(work);
    }
  });
});
