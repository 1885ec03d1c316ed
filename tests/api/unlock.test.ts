import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { afterAll, expect, test, vi } from "vitest";
import { openKeys } from "#server/keys/open-keys.ts";
import { testBank } from "../bank/bank.ts";
import { TEST_SECRET } from "../bank/secret.ts";
import { keypadFields, makeCustomer, type Person, signIn } from "../people/customers.ts";

const bank = testBank();
const PROGRAM = join(import.meta.dirname, "../../src/app/bank.ts");
const OTHER_SECRET = "cd".repeat(32);

// Wrong passwords of one network are slowed on purpose, and each run is a separate process.
vi.setConfig({ testTimeout: 60_000 });
afterAll(() => {
  vi.resetConfig();
});

function run(userId: string, secret = TEST_SECRET) {
  const env = {
    ...process.env,
    BANK_MODE: "demonstration",
    DATABASE_URL: bank().url,
    SECRET_KEY: secret,
  };
  const { status, stdout } = spawnSync(process.execPath, [PROGRAM, "unlock", userId], {
    env,
    encoding: "utf8",
  });
  return { status, output: stdout };
}

/** Tries a password; returns the code of the response, and the reason of a lock. */
async function tryPassword({ nationalId: natlId, userId }: Person, password: string) {
  const response = await bank().site.inject({
    method: "POST",
    url: "/v1/customer/login",
    payload: { natlId, userId, ...(await keypadFields(bank(), password)) },
  });
  return response.json().code;
}

/** Tries the PIN of a session; returns the code of the response. */
async function tryPin(cookie: string, pin: string) {
  const response = await bank().site.inject({
    method: "POST",
    url: "/v1/authentication/password/certification",
    headers: { cookie },
    payload: {
      authTpCd: "2",
      authPposCd: "transfer",
      refId: "018f0000-0000-7000-8000-000000000001",
      ...(await keypadFields(bank(), pin, cookie)),
    },
  });
  return response.json().code;
}

test("an operator lifts the locks of a customer, of the password and of the PIN, and the trail says so", async () => {
  const person = await makeCustomer(bank());
  const cookie = await signIn(bank(), person);
  for (let times = 0; times < 5; times += 1) await tryPin(cookie, "11111A");
  const locked = await tryPin(cookie, person.pin);
  expect(locked).not.toBe(200);
  for (let times = 0; times < 5; times += 1) await tryPassword(person, "not-this-1");
  expect(await tryPassword(person, person.password)).toBe("CHEA000013");

  const { status, output } = run(person.userId.toUpperCase());
  expect([status, output]).toEqual([0, `${person.userId.toUpperCase()} may try again.\n`]);
  expect(await tryPassword(person, person.password)).toBe(200);
  const again = await signIn(bank(), person);
  expect(await tryPin(again, person.pin)).toBe(200);
  const rows = await bank().owner.query(
    "select from audit where event = 'unlock' and outcome = 'ok' and customer_id = $1 and actor_kind = 'bank'",
    [person.id],
  );
  expect(rows).toHaveLength(1);
});

test("a flag for fraud stays, and the operator is told", async () => {
  const person = await makeCustomer(bank(), { flagged: true });
  expect(run(person.userId).output).toContain("The flag for fraud stays");
  expect(await tryPassword(person, person.password)).toBe("CHEA000013");
});

test("nobody is unlocked by a user ID that is nobody's, nor with another secret than the bank's", async () => {
  expect(run("nobody99")).toEqual({ status: 1, output: "Nobody has this user ID.\n" });
  await openKeys(bank().owner, [Buffer.from(TEST_SECRET, "hex")]);
  const person = await makeCustomer(bank());
  for (let times = 0; times < 5; times += 1) await tryPassword(person, "not-this-1");
  expect(run(person.userId, OTHER_SECRET).status).not.toBe(0);
  expect(await tryPassword(person, person.password)).toBe("CHEA000013");
});
