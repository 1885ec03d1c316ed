// One command starts both sites over the same services, and one signal stops both.

import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { fromBase32 } from "#base/identity/base32.ts";
import { freePort, PORTS } from "#db/cluster/port.ts";
import { stepOf, totpOf } from "#server/secrets/totp.ts";
import { DEMONSTRATION_STAFF_PASSWORD, staff } from "../../seed/staff/people.ts";
import {
  type BankProcess,
  dataDirectory,
  startBankProcess,
  stopBankProcess,
  tryBankProcess,
} from "../bank/bank-process.ts";
import { plainCookieName } from "../bank/cookies.ts";
import { type FreshDatabase, freshDatabase } from "../bank/fresh-database.ts";
import { TEST_SECRET } from "../bank/secret.ts";

const STARTS_MS = 60_000;
const CLOSE_MS = 2_000;
const directory = dataDirectory();
let database: FreshDatabase;
let settings: Record<string, string>;
let bank: BankProcess;
let site = "";
let desk = "";

beforeAll(async () => {
  database = await freshDatabase(inject("serverUrl"));
  const port = await freePort(PORTS.from, PORTS.to);
  let deskPort = port;
  while (deskPort === port) deskPort = await freePort(PORTS.from, PORTS.to);
  settings = {
    BANK_MODE: "demonstration",
    DATABASE_URL: database.url,
    SECRET_KEY: TEST_SECRET,
    DATA_DIR: directory.path,
    PORT: String(port),
    DESK_PORT: String(deskPort),
  };
  site = `http://localhost:${port}`;
  desk = `http://localhost:${deskPort}`;
  bank = await startBankProcess(settings);
}, STARTS_MS);
afterAll(async () => {
  await stopBankProcess(bank);
  await database.drop();
  directory.remove();
});

test("both addresses are said, and each site answers its own", async () => {
  expect(bank.output()).toContain(`Dawn Bank is open at ${site}/`);
  expect(bank.output()).toContain(`The staff's desk is open at ${desk}/`);
  const statusOf = async (url: string) => (await fetch(url)).status;
  expect(await statusOf(`${desk}/desk/sign-in`)).toBe(200);
  expect(await statusOf(`${site}/desk/sign-in`)).toBe(404);
  expect(await statusOf(`${site}/notice`)).toBe(200);
  expect(await statusOf(`${desk}/notice`)).toBe(404);
  expect(await statusOf(`${desk}/health/ready`)).toBe(200);
});

test.each(staff)("$userId of the demonstration signs in as the greeting says", async (member) => {
  const { userId, totpSecret, name } = member;
  const secret = Buffer.from(fromBase32(totpSecret));
  const response = await fetch(`${desk}/v1/desk/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      userId,
      password: DEMONSTRATION_STAFF_PASSWORD,
      code: totpOf(secret, stepOf(new Date())),
    }),
  });
  expect(await response.json()).toMatchObject({ code: 200 });
  const [cookie = ""] = response.headers.getSetCookie();
  expect(plainCookieName(cookie)).toMatch(/^staff-session=/);
  const headers = { cookie: cookie.split(";")[0] ?? "" };
  const page = await fetch(`${desk}/desk/account`, { headers });
  expect(await page.text()).toContain(name.zh);
});

test("a desk whose port is taken keeps the whole bank closed, and says which", async () => {
  const port = await freePort(PORTS.from, PORTS.to);
  const taken = settings.DESK_PORT ?? "";
  const { code, output } = await tryBankProcess({
    ...settings,
    PORT: String(port),
    DESK_PORT: taken,
  });
  expect(code).toBe(1);
  expect(output).toContain(`Port ${taken} is taken`);
  expect(output).toContain("DESK_PORT=");
});

test("one signal closes both in order", async () => {
  const before = Date.now();
  expect(await stopBankProcess(bank)).toBe(0);
  expect(Date.now() - before).toBeLessThan(CLOSE_MS);
  await expect(fetch(`${desk}/desk/sign-in`)).rejects.toThrow();
  await expect(fetch(`${site}/notice`)).rejects.toThrow();
});
