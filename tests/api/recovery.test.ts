import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freePort, PORTS } from "#db/cluster/port.ts";
import {
  type BankProcess,
  dataDirectory,
  ended,
  ownerClient,
  postmasterOf,
  startBankProcess,
  stopBankProcess,
  tryBankProcess,
} from "../bank/bank-process.ts";
import type { Person } from "../people/customers.ts";
import { customerOf } from "../runs/customer.ts";
import { agentFrom } from "../runs/http.ts";

// Whole starts of the whole program: a few each by default, more with RECOVERY_TIMES=10.
const TIMES = Number(process.env.RECOVERY_TIMES ?? 2);
const STARTS_MS = 90_000;

const directory = dataDirectory();
let port = 0;
let bank: BankProcess;

// A whole start on a busy machine takes longer than the usual timeout, which tests read when they
// are declared.
vi.setConfig({ testTimeout: STARTS_MS });

beforeAll(async () => {
  port = await freePort(PORTS.from, PORTS.to);
  bank = await start();
  const client = await ownerClient(directory.path);
  await client.query("create table kept (number int primary key)");
  await client.end();
}, STARTS_MS);

afterAll(async () => {
  vi.resetConfig();
  await stopBankProcess(bank);
  directory.remove();
});

test.each(rounds("SIGKILL of the bank"))(
  "%s: the next start serves, and nothing committed is lost",
  async (_, round) => {
    const committed = await commitWhile(round, async () => {
      bank.child.kill("SIGKILL");
      await ended(bank.child);
      bank = await start();
    });
    expect(await serves()).toBe(true);
    await expectStored(committed);
  },
);

test("a session survives the death of the process that opened it [S04]", async () => {
  const basic = { nationalId: "A227405833", userId: "basic01", password: "Sunrise-8264" };
  const customer = customerOf(
    { target: () => ({ port }), agent: agentFrom("127.0.0.1"), timeoutMs: 20_000 },
    basic as Person,
  );
  expect(await customer.signIn()).toMatchObject({ status: 200, code: 200 });
  const { pid } = bank.child;
  bank.child.kill("SIGKILL");
  await ended(bank.child);
  bank = await start();
  expect(bank.child.pid).not.toBe(pid);
  expect(await customer.call("GET", "/v1/customer/login/extensions")).toMatchObject({
    status: 200,
    code: 200,
  });
});

test.each(rounds("SIGKILL of PostgreSQL"))(
  "%s: the bank says 503, starts it again and serves, and nothing committed is lost",
  async (_, round) => {
    const { pid } = bank.child;
    const committed = await commitWhile(100 + round, async () => {
      process.kill(postmasterOf(directory.path).pid, "SIGKILL");
      await expect.poll(status, { timeout: 20_000 }).toBe(503);
      await expect.poll(status, { timeout: 20_000 }).toBe(200);
    });
    expect([bank.child.pid, bank.child.exitCode]).toEqual([pid, null]);
    expect(await serves()).toBe(true);
    await expectStored(committed);
  },
);

test("a second bank on the same data is refused, and told which process has it", async () => {
  const other = await freePort(PORTS.from, PORTS.to);
  const { code, output } = await tryBankProcess({ ...settings(), PORT: String(other) });
  expect(code).toBe(1);
  expect(output).toContain(String(bank.child.pid));
  expect(await serves()).toBe(true);
});

test("a port that is taken is named, and how to choose another", async () => {
  const other = dataDirectory();
  const { code, output } = await tryBankProcess({ ...settings(), DATA_DIR: other.path });
  other.remove();
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is taken`);
  expect(output).toContain("PORT=");
});

test("wrong settings are all named at once", async () => {
  const wrong = { PORT: "no", BANK_MODE: "play", LOG_LEVEL: "loud" };
  const { code, output } = await tryBankProcess({ ...settings(), ...wrong });
  expect(code).toBe(1);
  for (const name of ["PORT", "BANK_MODE", "LOG_LEVEL"])
    expect(output).toContain(`${name} must be`);
});

test.each([[["SIGTERM"]], [["SIGTERM", "SIGTERM"]], [["SIGINT", "SIGTERM"]]] as const)(
  "%s ends everything, and the next start finds all of it",
  async (signals) => {
    const { pid } = postmasterOf(directory.path);
    for (const signal of signals) {
      bank.child.kill(signal);
      // Two at the same moment would be delivered as one.
      await setTimeout(50);
    }
    expect(await ended(bank.child)).toBe(0);
    expect(() => process.kill(pid, 0)).toThrow();
    bank = await start();
    expect(await serves()).toBe(true);
  },
);

function rounds(what: string): [string, number][] {
  return Array.from({ length: TIMES }, (_, round) => [`${what}, round ${round + 1}`, round]);
}

function settings(): Record<string, string> {
  return { DATA_DIR: directory.path, PORT: String(port) };
}

function start(): Promise<BankProcess> {
  return startBankProcess(settings());
}

async function status(): Promise<number> {
  return (await fetch(`http://127.0.0.1:${port}/v1/board/notice/1`)).status;
}

async function serves(): Promise<boolean> {
  const page = await fetch(`http://127.0.0.1:${port}/notice`);
  return page.status === 200 && (await status()) === 200;
}

/** Commits rows one by one while something dies; returns those that were acknowledged. */
async function commitWhile(round: number, dies: () => Promise<void>): Promise<number[]> {
  const client = await ownerClient(directory.path);
  const committed: number[] = [];
  let over = false;
  const writing = (async () => {
    for (let index = 0; !over; index += 1) {
      const number = round * 1_000_000 + index;
      try {
        await client.query("insert into kept (number) values ($1)", [number]);
      } catch {
        return;
      }
      committed.push(number);
    }
  })();
  await expect.poll(() => committed.length).toBeGreaterThan(20);
  await dies();
  over = true;
  await writing;
  await client.end().catch(() => undefined);
  return committed;
}

async function expectStored(committed: number[]): Promise<void> {
  const client = await ownerClient(directory.path);
  const { rows } = await client.query<{ found: number }>(
    "select count(*)::int as found from kept where number = any($1)",
    [committed],
  );
  await client.end();
  expect(rows[0]?.found).toBe(committed.length);
}
