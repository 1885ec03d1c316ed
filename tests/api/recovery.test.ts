import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort, PORTS } from "#db/cluster/port.ts";

// Whole starts of the whole program: a few each by default, more by RECOVERY_TIMES=10.
const TIMES = Number(process.env.RECOVERY_TIMES ?? 2);
const MAIN = join(import.meta.dirname, "../../src/app/main.ts");

const directory = mkdtempSync(join(tmpdir(), "dawn-recovery-"));
let port = 0;
let bank: ChildProcess;

beforeAll(async () => {
  chmodSync(directory, 0o755);
  port = await freePort(PORTS.from, PORTS.to);
  bank = await start();
  const client = await ownerClient();
  await client.query("create table kept (number int primary key)");
  await client.end();
});

afterAll(async () => {
  await stop(bank);
  rmSync(directory, { recursive: true, force: true });
});

test.each(rounds("SIGKILL of the bank"))(
  "%s: the next start serves, and nothing committed is lost",
  async (_, round) => {
    const committed = await commitWhile(round, async () => {
      bank.kill("SIGKILL");
      await ended(bank);
      bank = await start();
    });
    expect(await serves()).toBe(true);
    await expectKept(committed);
  },
);

test.each(rounds("SIGKILL of PostgreSQL"))(
  "%s: the bank says 503, the next start serves, and nothing committed is lost",
  async (_, round) => {
    const committed = await commitWhile(100 + round, async () => {
      process.kill(postmaster(), "SIGKILL");
      await expect.poll(status, { timeout: 20_000 }).toBe(503);
      await stop(bank);
      bank = await start();
    });
    expect(await serves()).toBe(true);
    await expectKept(committed);
  },
);

test("a second bank on the same data is refused, and told which process has it", async () => {
  const { code, said } = await tryStart({ PORT: String(await freePort(PORTS.from, PORTS.to)) });
  expect(code).toBe(1);
  expect(said).toContain(String(bank.pid));
  expect(await serves()).toBe(true);
});

test("a port that is taken is named, and how to choose another", async () => {
  const other = mkdtempSync(join(tmpdir(), "dawn-recovery-other-"));
  chmodSync(other, 0o755);
  const { code, said } = await tryStart({ DATA_DIR: other });
  rmSync(other, { recursive: true, force: true });
  expect(code).toBe(1);
  expect(said).toContain(`Port ${port} is taken`);
  expect(said).toContain("PORT=");
});

test("wrong settings are all named at once", async () => {
  const { code, said } = await tryStart({ PORT: "no", BANK_MODE: "play", LOG_LEVEL: "loud" });
  expect(code).toBe(1);
  for (const name of ["PORT", "BANK_MODE", "LOG_LEVEL"]) expect(said).toContain(`${name} must be`);
});

test("SIGTERM ends everything, and the next start finds all of it", async () => {
  const pid = postmaster();
  await stop(bank);
  expect(() => process.kill(pid, 0)).toThrow();
  bank = await start();
  expect(await serves()).toBe(true);
});

function rounds(what: string): [string, number][] {
  return Array.from({ length: TIMES }, (_, round) => [`${what}, round ${round + 1}`, round]);
}

function launch(change: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      NODE_ENV: "production",
      DATA_DIR: directory,
      PORT: String(port),
      LOG_LEVEL: "silent",
      ...change,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

function start(): Promise<ChildProcess> {
  const child = launch({});
  return new Promise((resolve, reject) => {
    let said = "";
    child.stdout?.on("data", (part) => {
      said += part;
      if (said.includes("is open at")) resolve(child);
    });
    child.once("exit", (code) => reject(new Error(`it ended with ${code}: ${said}`)));
  });
}

async function tryStart(change: Record<string, string>): Promise<{ code: number; said: string }> {
  const child = launch(change);
  let said = "";
  child.stdout?.on("data", (part) => {
    said += part;
  });
  return { code: await ended(child), said };
}

function ended(child: ChildProcess): Promise<number> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once("exit", (code) => resolve(code ?? -1)));
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill("SIGTERM");
  await ended(child);
}

async function status(): Promise<number> {
  return (await fetch(`http://127.0.0.1:${port}/v1/board/notice/1`)).status;
}

async function serves(): Promise<boolean> {
  const page = await fetch(`http://127.0.0.1:${port}/notice`);
  return page.status === 200 && (await status()) === 200;
}

function pidFile(): string[] {
  return readFileSync(join(directory, "postgres/data/postmaster.pid"), "utf8").split("\n");
}

function postmaster(): number {
  return Number(pidFile()[0]);
}

async function ownerClient(): Promise<pg.Client> {
  const password = readFileSync(join(directory, "postgres/password"), "utf8").trim();
  const client = new pg.Client({
    host: "127.0.0.1",
    port: Number(pidFile()[3]),
    user: "bank_owner",
    password,
    database: "postgres",
  });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

/** Commits rows one by one while something dies; answers those that were acknowledged. */
async function commitWhile(round: number, dies: () => Promise<void>): Promise<number[]> {
  const client = await ownerClient();
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

async function expectKept(committed: number[]): Promise<void> {
  const client = await ownerClient();
  const { rows } = await client.query<{ kept: number }>(
    "select count(*)::int as kept from kept where number = any($1)",
    [committed],
  );
  await client.end();
  expect(rows[0]?.kept).toBe(committed.length);
}
