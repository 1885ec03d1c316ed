import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort, PORTS } from "#db/cluster/port.ts";
import {
  type BankProcess,
  dataDirectory,
  ownerClient,
  postmasterOf,
  startBankProcess,
  stopBankProcess,
} from "../bank/bank-process.ts";
import { cookieHeader } from "../bank/cookies.ts";
import { secretOnWire } from "../people/keypad.ts";

// Outages of every kind under traffic: once each by default, more with OUTAGE_TIMES=30.
const TIMES = Number(process.env.OUTAGE_TIMES ?? 1);
const VISITORS = 4;
const START_MS = 90_000;
const WAIT = { timeout: 30_000 };

const directory = dataDirectory();
let origin = "";
let bank: BankProcess;

beforeAll(async () => {
  const port = await freePort(PORTS.from, PORTS.to);
  origin = `http://127.0.0.1:${port}`;
  bank = await startBankProcess({
    DATA_DIR: directory.path,
    PORT: String(port),
    CALLS_PER_MINUTE: "100000",
    PAGES_PER_MINUTE: "100000",
  });
}, START_MS);

afterAll(async () => {
  await stopBankProcess(bank);
  directory.remove();
});

/** What can happen to a database. */
const outages: Readonly<Record<string, () => Promise<void>>> = {
  async "connections are cut"() {
    await asOwner(
      "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()",
    );
  },
  async "a backend is killed"() {
    const [row] = await asOwner(
      "select pid from pg_stat_activity where application_name = 'dawn-bank' limit 1",
    );
    if (row) process.kill(Number(row.pid), "SIGKILL");
  },
  async "it is paused"() {
    const pid = postmasterOf(directory.path).pid;
    process.kill(pid, "SIGSTOP");
    await sleep(300);
    process.kill(pid, "SIGCONT");
  },
  async "it is stopped in order"() {
    process.kill(postmasterOf(directory.path).pid, "SIGINT");
    await sleep(100);
  },
  async "it is killed"() {
    process.kill(postmasterOf(directory.path).pid, "SIGKILL");
    await sleep(100);
  },
};

test("whatever becomes of PostgreSQL under traffic, the process lives, serves again and never says 500", {
  timeout: START_MS * TIMES,
}, async () => {
  const seen = new Set<number>();
  const over = new AbortController();
  const visitors = Array.from({ length: VISITORS }, (_, index) => visit(index, seen, over.signal));
  for (let round = 0; round < TIMES; round += 1) {
    for (const [what, outage] of Object.entries(outages)) {
      await outage();
      await expect.poll(() => statusOf("/v1/board/notice/1"), { ...WAIT, message: what }).toBe(200);
      expect(bank.child.exitCode ?? bank.child.signalCode, what).toBeNull();
    }
  }
  over.abort();
  await Promise.all(visitors);
  expect([...seen].filter((status) => status >= 500 && status !== 503)).toEqual([]);
  expect(await statusOf("/notice")).toBe(200);
});

/** Requests calls, pages and sign-ins until it is over; records the statuses. */
async function visit(index: number, seen: Set<number>, signal: AbortSignal): Promise<void> {
  const ways = [
    () => fetch(`${origin}/v1/board/notice/1`),
    () => fetch(`${origin}/resources?q=${Math.random()}`),
    () =>
      fetch(`${origin}/login`, { headers: { cookie: cookieHeader("session", "x".repeat(43)) } }),
    () => signIn(),
  ];
  while (!signal.aborted) {
    const response = await ways[index % ways.length]?.();
    if (!response) return;
    seen.add(response.status);
    await response.arrayBuffer();
    await sleep(5);
  }
}

async function signIn(): Promise<Response> {
  const keypad = await fetch(`${origin}/v1/security/keyPad/signed/authentication/1.1`);
  if (keypad.status !== 200) return keypad;
  const { content } = (await keypad.json()) as { content: unknown };
  const person = { natlId: "A227405833", userId: "basic01", fds: "a browser of the tests" };
  const fields = await secretOnWire(content, "Sunrise-8264");
  return fetch(`${origin}/v1/customer/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...person, ...fields }),
  });
}

async function statusOf(path: string): Promise<number> {
  return (await fetch(`${origin}${path}`)).status;
}

async function asOwner(sql: string): Promise<Record<string, unknown>[]> {
  const client = await ownerClient(directory.path);
  const { rows } = await client.query(sql);
  await client.end().catch(() => undefined);
  return rows;
}
