// A right password, or PIN, while the database fails: it is never counted as a wrong one.

import { expect, test } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import { cutAt } from "../../../../tests/bank/cut-writes.ts";
import { ask, trySignIn } from "../../../../tests/people/asking.ts";
import { deviceOf, keypadFields, makeCustomer } from "../../../../tests/people/customers.ts";
import { openSession } from "../../../../tests/people/transfers.ts";

const bank = testBank({ callsPerMinute: 1_000_000 });

const WELCOME = { table: "login_history", write: "insert", when: "new.outcome = 'ok'" } as const;
const more = { fds: "a browser of the tests" };

async function counted(): Promise<number> {
  const [row] = await bank().owner.query<{ wrong: number }>(
    `select (select coalesce(sum(wrong), 0)::int from login_try)
          + (select coalesce(sum(wrong), 0)::int from login_network) as wrong`,
    [],
  );
  return row?.wrong ?? -1;
}

test.each(["an unknown browser", "the customer's own browser"])(
  "a right password in %s signs in after five times in which the welcome could not be written",
  async (which) => {
    const person = await makeCustomer(bank());
    const cookie = which === "an unknown browser" ? "" : await deviceOf(bank(), person);
    const { password } = person;
    const before = await counted();
    const heal = await cutAt(bank(), WELCOME);
    for (let time = 0; time < 5; time += 1) {
      expect(await trySignIn(bank(), person, { cookie, password, more })).toMatchObject({
        status: 503,
      });
    }
    expect(await counted()).toBe(before);
    await heal();
    expect(await trySignIn(bank(), person, { cookie, password, more })).toMatchObject({
      code: 200,
    });
  },
);

test("what cannot be taken back at once is taken back when the database answers again", async () => {
  const person = await makeCustomer(bank());
  const { password } = person;
  const before = await counted();
  const heal = await cutAt(bank(), WELCOME);
  const taken = { table: "login_try", write: "update", when: "new.wrong < old.wrong" } as const;
  const healTaken = await cutAt(bank(), taken);
  expect(await trySignIn(bank(), person, { password })).toMatchObject({ status: 503 });
  expect(await counted()).toBe(before + 2);
  await heal();
  await healTaken();
  await expect.poll(counted, { timeout: 10_000 }).toBe(before);
});

test("a wrong password stays counted, and the fifth locks, whatever fails then", async () => {
  const person = await makeCustomer(bank());
  const recorded = { table: "login_history", write: "insert", when: "true" } as const;
  const heal = await cutAt(bank(), recorded);
  for (let time = 0; time < 5; time += 1) {
    expect(await trySignIn(bank(), person)).toMatchObject({ status: 503 });
  }
  await heal();
  const { password } = person;
  expect(await trySignIn(bank(), person, { password })).toMatchObject({ code: "CHEA000013" });
});

test.each([
  ["password", "1", { table: "login_try", write: "delete", when: "true" }],
  ["PIN", "2", { table: "verification_try", write: "update", when: "new.wrong = 0" }],
] as const)(
  "a right %s of a signed-in customer passes after five times in which it could not be written",
  async (which, authTpCd, reset) => {
    const person = await makeCustomer(bank());
    const cookie = await openSession(bank(), person);
    const secret = which === "PIN" ? person.pin : person.password;
    const check = async () =>
      ask(bank(), "/v1/authentication/password/certification", {
        cookie,
        payload: {
          authTpCd,
          authPposCd: "transfer",
          refId: "4b4f5a5e-0000-4000-8000-000000000000",
          ...(await keypadFields(bank(), secret, cookie)),
        },
      });
    const heal = await cutAt(bank(), reset);
    for (let time = 0; time < 5; time += 1) expect(await check()).toMatchObject({ status: 503 });
    await heal();
    expect(await check()).toMatchObject({ code: 200 });
  },
);
