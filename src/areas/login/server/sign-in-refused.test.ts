import { describe, expect, test } from "vitest";
import { areas } from "#app/areas.ts";
import { openPool } from "#db/db.ts";
import { RequestRejected } from "#server/http/guard.ts";
import type { Lane } from "#server/secrets/vault.ts";
import { readSettings } from "#server/settings/settings.ts";
import { testBank } from "../../../../tests/bank/bank.ts";
import { customersSite } from "../../../../tests/bank/site.ts";
import { lettersTo, trailOf, trySignIn } from "../../../../tests/people/asking.ts";
import { makeCustomer, nationalIdOf, type Person } from "../../../../tests/people/customers.ts";

const bank = testBank();

async function wrongTries(person: Pick<Person, "nationalId" | "userId">, times: number) {
  for (let time = 0; time < times; time += 1) await trySignIn(bank(), person);
}

describe("a wrong password", () => {
  test("says how many tries are left, and the fifth locks [S05] [E06] [E07] [K01] [M01]", async () => {
    const person = await makeCustomer(bank());
    const responses = [];
    for (let time = 0; time < 6; time += 1) responses.push(await trySignIn(bank(), person));
    expect(responses.map(({ code, content }) => [code, content])).toEqual([
      ["CHEA000012", { left: 4 }],
      ["CHEA000012", { left: 3 }],
      ["CHEA000012", { left: 2 }],
      ["CHEA000012", { left: 1 }],
      ["CHEA000013", { reason: "attempts" }],
      ["CHEA000013", { reason: "attempts" }],
    ]);
    expect(responses[0]?.message).toContain("4");
    const right = await trySignIn(bank(), person, { password: person.password });
    expect(right).toMatchObject({ code: "CHEA000013", content: { reason: "attempts" } });
  });

  test("is forgotten after a right one [S05]", async () => {
    const person = await makeCustomer(bank());
    await wrongTries(person, 4);
    expect((await trySignIn(bank(), person, { password: person.password })).code).toBe(200);
    expect((await trySignIn(bank(), person)).content).toEqual({ left: 4 });
  });

  test("is counted exactly when fifty come at once, and none more is judged [S05]", async () => {
    const person = await makeCustomer(bank());
    await bank().owner.query("truncate stranger_count", []);
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => trySignIn(bank(), person)),
    );
    const lefts = responses.map(({ content }) => content.left ?? content.reason);
    expect(lefts.filter((left) => left !== "attempts").toSorted()).toEqual([1, 2, 3, 4]);
    expect(lefts.filter((left) => left === "attempts")).toHaveLength(46);
    const judged = await bank().owner.query(
      "select outcome from login_history where customer_id = $1 order by outcome",
      [person.id],
    );
    expect(judged.map(({ outcome }: { outcome?: string }) => outcome)).toEqual([
      "locked",
      "wrong",
      "wrong",
      "wrong",
      "wrong",
    ]);
    // Checked attempts are in the trail; the rest, which anybody can repeat forever, is only
    // counted.
    expect(await trailOf(bank(), "login", person)).toHaveLength(5);
    const [counted] = await bank().owner.query(
      "select sum(times)::int as times from stranger_count where outcome = 'CHEA000013'",
      [],
    );
    expect(counted).toEqual({ times: 45 });
  });

  test("is counted by the database: another process knows of it [S05]", async () => {
    const person = await makeCustomer(bank());
    await wrongTries(person, 4);
    const { url, clock, vault } = bank();
    const pool = openPool(url, "bank_app");
    const settings = readSettings({ LOG_LEVEL: "silent" });
    const site = await customersSite(settings, { url, pool, clock, vault, endpoints: areas });
    expect((await trySignIn({ site }, person)).code).toBe("CHEA000013");
    await site.close();
    await pool.close();
    const right = await trySignIn(bank(), person, { password: person.password });
    expect(right.code).toBe("CHEA000013");
  });

  test.each([
    ["zh-TW", { email: "a@example.com" }, "mail", "登入已暫時鎖定"],
    ["en", { email: "b@example.com" }, "mail", "locked"],
    ["ko", { email: null }, "sms", "잠겼습니다"],
  ] as const)(
    "that locks is told to its customer in %s, whatever language the stranger speaks [S05]",
    async (language, options, by, words) => {
      const person = await makeCustomer(bank(), options);
      const { password } = person;
      await trySignIn(bank(), person, { password, language });
      await bank().owner.query("delete from outbox where customer_id = $1", [person.id]);
      const other = language === "en" ? "ko" : "en";
      for (let time = 0; time < 7; time += 1) {
        await trySignIn(bank(), person, { language: other });
      }
      const letters = await lettersTo(bank(), person);
      expect(letters).toHaveLength(1);
      expect(letters[0]).toMatchObject({ channel: by });
      expect(`${letters[0]?.subject} ${letters[0]?.body}`).toContain(words);
      expect(letters[0]?.body).not.toContain(person.userId);
    },
  );
});

describe("somebody unknown", () => {
  test("is told the same as somebody with a wrong password, to the last [M01] [S05]", async () => {
    const known = await makeCustomer(bank());
    const other = await makeCustomer(bank());
    const unknown = { nationalId: nationalIdOf(900_001), userId: "nobody01" };
    const wrongUserId = { nationalId: other.nationalId, userId: "nobody02" };
    const responsesTo = async (person: typeof unknown) => {
      const responses = [];
      for (let time = 0; time < 6; time += 1) {
        const { status, code, message, content, cookies } = await trySignIn(bank(), person);
        responses.push({ status, code, message, content, cookies });
      }
      return responses;
    };
    const [one, two, three] = [
      await responsesTo(known),
      await responsesTo(unknown),
      await responsesTo(wrongUserId),
    ];
    expect(two).toEqual(one);
    expect(three).toEqual(one);
    expect(await lettersTo(bank(), other)).toEqual([]);
    expect(await bank().owner.query("select from outbox where customer_id is null", [])).toEqual(
      [],
    );
    // Attempts with another user ID do not lock the customer.
    expect((await trySignIn(bank(), other, { password: other.password })).code).toBe(200);
  });

  test("costs the same work: one slow hash for each try that is judged [S05]", async () => {
    const { url, pool, clock, vault } = bank();
    let hashes = 0;
    const counting = {
      ...vault,
      verifySecret(hash: string | null, secret: string, lane: Lane) {
        hashes += 1;
        return vault.verifySecret(hash, secret, lane);
      },
    };
    const settings = readSettings({ LOG_LEVEL: "silent" });
    const ground = { url, pool, clock, vault: counting, endpoints: areas };
    const site = await customersSite(settings, ground);
    const known = await makeCustomer(bank());
    const without = await makeCustomer(bank());
    await bank().owner.query("update customer set password_hash = null where id = $1", [
      without.id,
    ]);
    const unknown = { nationalId: nationalIdOf(900_002), userId: "nobody03" };
    const wrongUserId = { nationalId: known.nationalId, userId: "nobody04" };
    for (const person of [known, without, unknown, wrongUserId]) {
      hashes = 0;
      for (let time = 0; time < 7; time += 1) await trySignIn({ site }, person);
      expect(hashes).toBe(5);
    }
    await site.close();
  });
});

test("whoever is sent away because too many wait has lost no try", async () => {
  const { url, pool, clock, vault } = bank();
  // The queue fills up between the check and the enqueueing.
  const full = { ...vault, verifySecret: () => Promise.reject(new RequestRejected(503)) };
  const settings = readSettings({ LOG_LEVEL: "silent" });
  const site = await customersSite(settings, { url, pool, clock, vault: full, endpoints: areas });
  const person = await makeCustomer(bank());
  await wrongTries(person, 3);
  const responses = await Promise.all([1, 2].map(() => trySignIn({ site }, person)));
  expect(responses.map(({ status }) => status)).toEqual([503, 503]);
  expect((await trySignIn(bank(), person)).content).toEqual({ left: 1 });
  await site.close();
});
