import type { FastifyInstance, InjectOptions } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { testBank } from "../../../../tests/bank/bank.ts";
import {
  ask,
  certifyCode,
  codeSentTo,
  requestCode,
  trySignIn,
} from "../../../../tests/people/asking.ts";
import { keypadFields, makeCustomer, type Person } from "../../../../tests/people/customers.ts";

const bank = testBank();
const PASSWORD = "Quiet7Lantern5";
const WRONG_PASSWORD = "wrong password 77";
const PIN = "97531Q";
const WRONG_PIN = "86420W";
const CALLS = 11;

const lines: string[] = [];
const responses: string[] = [];
let person: Person;
let code = "";
let secrets: string[] = [];

beforeAll(async () => {
  const { site } = bank();
  Object.assign(site.bankLog, { info: (line: object) => lines.push(JSON.stringify(line)) });
  person = await makeCustomer(bank(), { password: PASSWORD, pin: PIN });
  const cookie = await aDay({ site: listened(site) });
  secrets = [PASSWORD, WRONG_PASSWORD, PIN, WRONG_PIN, cookie.split("=")[1] as string];
});

/** The site, recording its responses. */
function listened(site: FastifyInstance): FastifyInstance {
  const inject = async (options: InjectOptions) => {
    const response = await site.inject(options);
    responses.push(response.body);
    return response;
  };
  return { inject } as FastifyInstance;
}

/** A typical customer's calls with every secret there is; returns the cookie. */
async function aDay(at: { site: FastifyInstance }): Promise<string> {
  await trySignIn(at, person, { password: WRONG_PASSWORD });
  const { cookies } = await trySignIn(at, person, { password: PASSWORD });
  const cookie = `__Host-session=${cookies["__Host-session"]}`;
  const { content } = await requestCode(at, cookie);
  code = await codeSentTo(bank(), person);
  await certifyCode(at, cookie, content.otpId, code === "424242" ? "424243" : "424242");
  await certifyCode(at, cookie, content.otpId, code);
  for (const secret of [PIN, WRONG_PIN]) {
    const fields = await keypadFields(at, secret, cookie);
    const payload = { authTpCd: "2", authPposCd: "transfer", ...fields };
    await ask(at, "/v1/authentication/password/certification", { payload, cookie });
  }
  return cookie;
}

test("every step of identity is one line of the trail and one of the log", async () => {
  const rows = await bank().owner.query<{ event: string; outcome: string }>(
    "select event, outcome from audit where customer_id = $1 order by at, id",
    [person.id],
  );
  const wanted = [
    ["login", "CHEA000012"],
    ["login", "ok"],
    ["otp.request", "ok"],
    ["otp.check", "OTPS000001"],
    ["otp.check", "ok"],
    ["pin.check", "ok"],
    ["pin.check", "TPIN000001"],
  ];
  expect(rows.map(({ event, outcome }) => [event, outcome])).toEqual(wanted);
  // The trail is sealed and verified on its own schedule, which is logged too.
  const logged = lines
    .map((line) => JSON.parse(line))
    .filter(({ event }) => !String(event).startsWith("trail."));
  expect(logged.map(({ event, outcome }) => [event, outcome])).toEqual(wanted);
  for (const line of logged) {
    expect(line).toMatchObject({ request: expect.any(String) });
    // Of the caller's address only the first half.
    expect(line.network).toMatch(/^\d+\.\d+\.0\.0\/16$/);
    expect(line).not.toHaveProperty("address");
  }
});

test("no secret stands in the log or in an answer", () => {
  expect(responses).toHaveLength(CALLS);
  for (const secret of [...secrets, person.nationalId]) {
    expect(lines.filter((line) => line.includes(secret))).toEqual([]);
    expect(responses.filter((response) => response.includes(secret))).toEqual([]);
  }
  // Longer numbers may contain the six digits: only a whole word is the code.
  const alone = new RegExp(`(?<![\\w-])${code}(?![\\w-])`);
  expect([...lines, ...responses].filter((text) => alone.test(text))).toEqual([]);
});

test("no secret stands in the database, but for the code in the letter that carries it", async () => {
  const tables = await bank().owner.query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'bank' and table_type = 'BASE TABLE'`,
    [],
  );
  const found = new Set<string>();
  for (const { name } of tables) {
    const rows = await bank().owner.query(
      `select from bank."${name}" as stored
        where exists (select from unnest($1::text[]) as secret where strpos(stored::text, secret) > 0)
           or ($2 and stored::text ~ $3)`,
      [secrets, isOfIdentity(name), `(?<![\\w.-])${code}(?![\\w.-])`],
    );
    if (rows.length > 0) found.add(name);
  }
  expect([...found]).toEqual(["outbox"]);
});

/** Tables where a code could be stored; elsewhere an amount may have the same six digits. */
function isOfIdentity(table: string): boolean {
  return /^(audit|customer|keypad|login|outbox|session|verification)/.test(table);
}
