// Whole starts of the whole program: what starts, and which errors prevent a start.

import { randomBytes } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { freePort, PORTS } from "#db/cluster/port.ts";
import {
  type BankProcess,
  dataDirectory,
  ended,
  launchBank,
  postmasterOf,
  startBankProcess,
  stopBankProcess,
  tryBankProcess,
} from "../bank/bank-process.ts";
import { databaseUrl, type FreshDatabase, freshDatabase } from "../bank/fresh-database.ts";
import { TEST_SECRET } from "../bank/secret.ts";

const STARTS_MS = 120_000;
const EMPTY = `test_empty_${randomBytes(4).toString("hex")}`;
const directory = dataDirectory();
let port = 0;
let shared: Record<string, string> = {};
let demonstration: FreshDatabase;

/** Queries the server of the tests, or the database that begins empty. */
async function query(sql: string, database?: string): Promise<Record<string, unknown>[]> {
  const serverUrl = inject("serverUrl");
  const connectionString = database ? databaseUrl(serverUrl, database) : serverUrl;
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows;
}

beforeAll(async () => {
  port = await freePort(PORTS.from, PORTS.to);
  shared = { PORT: String(port), DATA_DIR: directory.path };
  demonstration = await freshDatabase(inject("serverUrl"));
  await query(`create database ${EMPTY}`);
});
afterAll(async () => {
  await demonstration.drop();
  await query(`drop database ${EMPTY} with (force)`);
  await query(`drop role if exists ${EMPTY}`);
  directory.remove();
});

const emptyUrl = () => databaseUrl(inject("serverUrl"), EMPTY);
const production = () => ({
  ...shared,
  BANK_MODE: "production",
  SECRET_KEY: TEST_SECRET,
  DATABASE_URL: emptyUrl(),
  PUBLIC_ORIGIN: "https://www.dawnbank.example",
  MAIL_URL: "smtp://127.0.0.1:9",
  MAIL_FROM: "no-reply@dawnbank.example",
  SMS_URL: "http://127.0.0.1:9/",
  SMS_KEY: "a key of sixteen letters",
});
const status = async (path: string) => (await fetch(`http://127.0.0.1:${port}${path}`)).status;

describe("a database that somebody named", { timeout: STARTS_MS }, () => {
  test("is not touched as long as nobody says what the bank is", async () => {
    const { code, output } = await tryBankProcess({ ...shared, DATABASE_URL: emptyUrl() });
    expect(code).toBe(1);
    expect(output).toContain("BANK_MODE must be set where DATABASE_URL is set");
    expect(await query("select from pg_namespace where nspname = 'bank'", EMPTY)).toEqual([]);
  });

  test("that was filled for a demonstration opens as one, and never as a real bank", async () => {
    const { url: DATABASE_URL } = demonstration;
    const refused = await tryBankProcess({ ...production(), DATABASE_URL });
    expect(refused.code).toBe(1);
    expect(refused.output).toContain("The database was filled for a demonstration");
    const bank = await startBankProcess({
      ...shared,
      BANK_MODE: "demonstration",
      DATABASE_URL,
      SECRET_KEY: TEST_SECRET,
    });
    expect(await status("/v1/dev/outbox")).toBe(200);
    await stopBankProcess(bank);
  });
});

describe("a real bank", { timeout: STARTS_MS }, () => {
  let bank: BankProcess;

  test("opens on an empty database, without people and without what only builders need", async () => {
    bank = await startBankProcess({ ...production(), LOG_LEVEL: "warn" });
    for (const path of ["/", "/notice", "/login", "/support/faq", "/health/ready"]) {
      expect([path, await status(path)]).toEqual([path, 200]);
    }
    for (const path of [
      "/dev/outbox",
      "/v1/dev/outbox",
      "/dev/app",
      "/v1/dev/app?userId=main01",
      "/v1/openapi.json",
      "/kit",
      "/v1/kit/who",
    ]) {
      expect([path, await status(path)]).toEqual([path, 404]);
    }
    expect(await query("select from bank.customer", EMPTY)).toEqual([]);
  });

  test("warns that its login owns the database, and once of a proxy that nobody named", async () => {
    expect(bank.output()).toContain("The site's login owns the database");
    const warning = /A proxy that TRUSTED_PROXIES does not name/g;
    expect(bank.output()).not.toMatch(warning);
    for (let times = 0; times < 3; times += 1) {
      const headers = { "x-forwarded-for": "203.0.113.7" };
      await fetch(`http://127.0.0.1:${port}/health/live`, { headers });
    }
    // What it printed last may still be on its way until it has ended.
    expect(await stopBankProcess(bank)).toBe(0);
    await expect.poll(() => bank.output().match(warning)).toHaveLength(1);
  });

  test("does not open with another secret, and does with its own, also by a login that owns nothing", async () => {
    const { code, output } = await tryBankProcess({
      ...production(),
      SECRET_KEY: randomBytes(32).toString("hex"),
    });
    expect(code).toBe(1);
    expect(output).toContain("The secret is not the one that this bank was opened with");
    await query(
      `create role ${EMPTY} login password 'of-this-test' in role bank_app, bank_desk, bank_ledger`,
    );
    const site = new URL(emptyUrl());
    site.username = EMPTY;
    site.password = "of-this-test";
    const again = await startBankProcess({
      ...production(),
      DATABASE_URL: site.href,
      DATABASE_OWNER_URL: emptyUrl(),
      LOG_LEVEL: "warn",
    });
    expect(await status("/health/ready")).toBe(200);
    expect(await status("/notice")).toBe(200);
    await stopBankProcess(again);
    expect(again.output()).not.toContain('"level"');
  });

  test("is not filled by a demonstration", async () => {
    const { code, output } = await tryBankProcess({
      ...shared,
      BANK_MODE: "demonstration",
      DATABASE_URL: emptyUrl(),
      SECRET_KEY: TEST_SECRET,
    });
    expect(code).toBe(1);
    expect(output).toContain("The database is somebody's already");
    expect(await query("select from bank.customer", EMPTY)).toEqual([]);
  });
});

describe("a start", { timeout: STARTS_MS }, () => {
  test("with an empty file of its secret ends before a database is made", async () => {
    const other = dataDirectory();
    mkdirSync(other.path, { recursive: true });
    writeFileSync(join(other.path, "secret"), "");
    const { code, output } = await tryBankProcess({ ...shared, DATA_DIR: other.path });
    other.remove();
    expect(code).toBe(1);
    expect(output).toContain("it is empty or damaged");
    expect(output).not.toContain("The database is made");
  });

  test("that is told to end while the bank opens leaves no database running", async () => {
    const other = dataDirectory();
    const { child, output } = launchBank({ ...shared, DATA_DIR: other.path });
    await expect.poll(output, { timeout: STARTS_MS }).toContain("runs on port");
    const { pid } = postmasterOf(other.path);
    child.kill("SIGTERM");
    expect(await ended(child)).toBe(0);
    expect(output()).not.toContain("is open at");
    expect(() => process.kill(pid, 0)).toThrow();
    other.remove();
  });
});
