// The secret is rotated twice while customers use the bank, process by process, as
// docs/operations.md describes. No customer may notice.

import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { openPool, type Pool } from "#db/db.ts";
import { keyIdOf } from "#server/keys/ring.ts";
import { openVault } from "#server/secrets/vault.ts";
import { dataDirectory, tryBankProcess } from "../bank/bank-process.ts";
import { type FreshDatabase, freshDatabase } from "../bank/fresh-database.ts";
import { type RollingBank, rollingBank } from "../bank/rolling-bank.ts";
import { TEST_SECRET } from "../bank/secret.ts";
import { makeCustomer, type Person } from "../people/customers.ts";
import {
  type Browser,
  formToken,
  postForm,
  signIn,
  type Visited,
  visit,
} from "../people/visits.ts";

const LONG_MS = 600_000;
const PEOPLE = 4;
// Between visits, so that a starting process gets its share of a small machine.
const PAUSE_MS = 100;
const secrets = [TEST_SECRET, randomBytes(32).toString("hex"), randomBytes(32).toString("hex")];
const [first = "", second = "", third = ""] = secrets;
const idOf = (secret: string) => keyIdOf(Buffer.from(secret, "hex"));

const directory = dataDirectory();
let database: FreshDatabase;
let owner: Pool;
let shared: Record<string, string>;
let bank: RollingBank;
let people: Person[];

beforeAll(async () => {
  database = await freshDatabase(inject("serverUrl"));
  owner = openPool(database.url, "owner");
  const vault = await openVault(Buffer.from(first, "hex"), 2);
  people = [];
  for (let count = 0; count < PEOPLE + 2; count += 1) {
    people.push(await makeCustomer({ owner, vault }));
  }
  shared = {
    BANK_MODE: "demonstration",
    DATA_DIR: directory.path,
    DATABASE_URL: database.url,
    CALLS_PER_MINUTE: "100000",
    PAGES_PER_MINUTE: "100000",
    // The test posts forms to a page of the kit.
    PAGES_DIRECTORY: "build-kit",
  };
  bank = await rollingBank(shared, { SECRET_KEY: first });
}, LONG_MS);
afterAll(async () => {
  await bank.close();
  await owner.close();
  await database.drop();
  directory.remove();
}, LONG_MS);

describe("two changes of the secret under traffic", () => {
  test(
    "are noticed by nobody, lose no count and no lock, and leave the trail whole",
    async () => {
      const [sleeper, stranger, ...visitors] = people as [Person, Person, ...Person[]];
      // Counted before the first rotation: two wrong passwords of one customer, a lock of another.
      const visited: Visited = { ...bank, owner };
      const away: Browser = { device: "", session: "" };
      for (let times = 0; times < 2; times += 1)
        await signIn(visited, sleeper, away, "wrong password 1");
      for (let times = 0; times < 5; times += 1)
        await signIn(visited, stranger, away, "wrong password 1");
      const early = { device: "", session: "" };
      const keeper = visitors.pop() as Person;
      expect((await signIn(visited, keeper, early)).code).toBe(200);
      const earlyToken = await formToken(visited, early.session);

      let isOver = false;
      let visits = 0;
      const traffic = visitors.map(async (person) => {
        const amiss: unknown[] = [];
        const browser = { device: "", session: "" };
        const references = new Set<string>();
        while (!isOver) {
          amiss.push(...(await visit(visited, person, { browser, references })));
          visits += 1;
          await sleep(PAUSE_MS);
        }
        return amiss;
      });
      const turns = [
        [first, second],
        [second, first],
        [second],
        [second, third],
        [third, second],
        [third],
      ];
      for (const [current = "", accepted = ""] of turns) {
        await bank.replace({ SECRET_KEY: current, SECRET_KEYS_ACCEPTED: accepted });
        // The session and the page are older than every key but the first.
        expect(await postForm(visited, early.session, earlyToken)).toBe(200);
      }
      isOver = true;
      expect((await Promise.all(traffic)).flat()).toEqual([]);
      expect(visits).toBeGreaterThan(visitors.length * turns.length);

      const thirdWrong = await signIn(visited, sleeper, away, "wrong password 1");
      expect(thirdWrong.content).toEqual({ left: 2 });
      expect((await signIn(visited, sleeper, away)).code).toBe(200);
      expect((await signIn(visited, stranger, away)).code).toBe("CHEA000013");
      expect(await program("verify")).toMatchObject({
        code: 0,
        output: expect.stringContaining("nothing is broken."),
      });
    },
    LONG_MS,
  );

  test("leave the passwords and PINs of who came since under the last key, and the report says so", async () => {
    const rows = await owner.query<{ password: string; pin: string }>(
      `select password_hash as password, pin_hash as pin from customer where id = any($1)`,
      [people.slice(2, PEOPLE + 1).map(({ id }) => id)],
    );
    for (const { password, pin } of rows) {
      expect([password, pin].join()).not.toContain(idOf(first));
    }
    const { code, output } = await program("keys");
    expect(code).toBe(0);
    expect(output).toMatch(new RegExp(`^${idOf(third)}  current, `, "m"));
    expect(output).toMatch(new RegExp(`^${idOf(second)}  retired, `, "m"));
    expect(output).toMatch(
      new RegExp(`^${idOf(first)}  retired, .*\\n  customer.password_hash: `, "m"),
    );
  });
});

describe("a start of the same bank", () => {
  const start = (settings: Record<string, string>) =>
    tryBankProcess({ ...shared, PORT: "0", ...settings });

  test.each([
    ["the first secret", () => ({ SECRET_KEY: first }), "rows name it"],
    ["a secret of nobody", () => ({ SECRET_KEY: "ab".repeat(32) }), "not the one that this bank"],
    ["a short one", () => ({ SECRET_KEY: "ab".repeat(31) }), "SECRET_KEY must be 64 or more"],
    [
      "a short one among the accepted",
      () => ({ SECRET_KEY: third, SECRET_KEYS_ACCEPTED: `${second},abcd` }),
      "SECRET_KEYS_ACCEPTED must be secrets of 64 or more",
    ],
    ["no secret, where one is made anew", () => ({ SECRET_KEY: "" }), "not the one that this bank"],
  ])(
    "with %s ends with a sentence, and no customer is locked",
    async (_, settings, sentence) => {
      const tries = () => owner.query("select pair_hash, wrong from login_try order by 1", []);
      const before = await tries();
      const { code, output } = await start({ ...settings(), PORT: "31999" });
      expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining(sentence) });
      expect(output).not.toContain(" at file:");
      expect(await tries()).toEqual(before);
    },
    LONG_MS,
  );
});

/** Runs a program of the bank with its latest secret; returns its output. */
async function program(name: "verify" | "keys"): Promise<{ code: number; output: string }> {
  const path = join(import.meta.dirname, "../../src/app/bank.ts");
  const env = { ...process.env, ...shared, SECRET_KEY: third, SECRET_KEYS_ACCEPTED: "" };
  return promisify(execFile)(process.execPath, [path, name], { env }).then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    (thrown: { code: number; stdout: string; stderr: string }) => ({
      code: thrown.code,
      output: thrown.stdout + thrown.stderr,
    }),
  );
}
