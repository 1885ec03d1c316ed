// Shutdown of the whole program, with everything open that could delay it.

import { readFileSync } from "node:fs";
import { get } from "node:http";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { LIVE_PATH } from "#base/call/live.ts";
import { freePort, PORTS } from "#db/cluster/port.ts";
import { hasProcessFiles } from "#db/cluster/processes.ts";
import { openPool, type Pool } from "#db/db.ts";
import { brokenLedger } from "#ports/core-bank/local/reads.ts";
import { openVault } from "#server/secrets/vault.ts";
import type { Bank } from "../bank/bank.ts";
import {
  type BankProcess,
  dataDirectory,
  embeddedUrl,
  ended,
  postmasterOf,
  siteAt,
  startBankProcess,
} from "../bank/bank-process.ts";
import { TEST_SECRET } from "../bank/secret.ts";
import { makeCustomer, type Person } from "../people/customers.ts";
import { type CallResponse, type Sender, senderOf } from "../people/transfers.ts";

const CLOSE_MS = 2_000;
// How long open connections may finish; on a busy machine everything else takes longer.
const GRACE_MS = 1_000;
const STARTS_MS = 180_000;
const PEOPLE = 13;
const STREAMS_EACH = 8;
const MAKER = "documents/program.ts";

const directory = dataDirectory();
let port = 0;
let bank: BankProcess;
let owner: Pool;
let people: Person[];
let quietMs = 0;
let attempts = 0;

const start = async () => {
  bank = await startBankProcess({
    DATA_DIR: directory.path,
    PORT: String(port),
    SECRET_KEY: TEST_SECRET,
  });
  owner = openPool(embeddedUrl(directory.path), "owner");
};

beforeAll(async () => {
  port = await freePort(PORTS.from, PORTS.to);
  await start();
  const vault = await openVault(Buffer.from(TEST_SECRET, "hex"), 2);
  people = [];
  for (let index = 0; index < PEOPLE; index += 1) {
    people.push(await makeCustomer({ owner, vault }));
  }
  await owner.close();
  quietMs = (await stop()).tookMs;
  await start();
}, STARTS_MS);
afterAll(async () => {
  await owner.close();
  await stop();
  directory.remove();
});

/** Stops the bank as a supervisor does. */
async function stop(): Promise<{ code: number; tookMs: number }> {
  const began = performance.now();
  bank.child.kill("SIGTERM");
  const code = await ended(bank.child);
  return { code, tookMs: performance.now() - began };
}

interface Stream {
  received: string;
  isOver: boolean;
}

/** Opens a stream of a signed-in page and waits for its first bytes. */
function openStream(cookie: string): Promise<Stream> {
  const stream: Stream = { received: "", isOver: false };
  return new Promise((resolve, reject) => {
    get(`http://127.0.0.1:${port}${LIVE_PATH}`, { headers: { cookie } }, (response) => {
      response.on("data", (part) => {
        stream.received += part;
        resolve(stream);
      });
      response.on("close", () => {
        stream.isOver = true;
      });
    }).on("error", reject);
  });
}

/** A connection whose request is never completed. */
function hang(words: string): Promise<Socket> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(words, () => resolve(socket)));
    socket.on("error", () => undefined);
  });
}

const half = (path: string, type: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Type: ${type}\r\nContent-Length: 90000\r\n\r\n${body}`;

async function scalar(sql: string): Promise<number> {
  const [row] = await owner.query<{ value: string }>(sql, []);
  return Number(row?.value);
}
const VIEWS =
  "select coalesce(sum(times), 0) as value from analytics_count where name = 'page-view'";

/** One transfer from each to the next in the round, ready for its last step. */
async function readyTransfers(senders: Sender[]) {
  return Promise.all(
    senders.map(async (sender, index) => {
      const to = people[(index + 1) % PEOPLE] as Person;
      const typed = { toBnkCd: "899", toAcctNbr: to.mainNumber, amount: 100 + index };
      return { sender, ...(await sender.ready(typed)) };
    }),
  );
}

test("SIGTERM with streams, half a form, half an upload and transfers under way ends at once, and nothing is lost", {
  timeout: STARTS_MS,
  retry: 2,
}, async () => {
  const site = siteAt(`http://127.0.0.1:${port}`);
  const senders = await Promise.all(people.map((one) => senderOf({ site, owner } as Bank, one)));
  const ready = await readyTransfers(senders);
  const streams = await Promise.all(
    senders.flatMap(({ cookie }) => Array.from({ length: STREAMS_EACH }, () => openStream(cookie))),
  );
  expect(streams).toHaveLength(PEOPLE * STREAMS_EACH);
  const hanging = await Promise.all([
    hang(""),
    hang("GET / HTTP/1.1\r\nHost: loc"),
    hang(half("/v1/customer/login", "application/json", '{"natlId":"A1')),
    hang(half("/v1/support/inquiry/files", "multipart/form-data; boundary=b", "--b\r\nContent-D")),
  ]);
  const maker = await makerOf(bank.child.pid ?? 0);
  const views = await scalar(VIEWS);
  const before = await scalar("select extract(epoch from bank.now()) as value");
  expect((await senders[0]?.ask("GET", "/v1/customer/login/extensions"))?.code).toBe(200);
  expect((await fetch(`http://127.0.0.1:${port}/notice`)).status).toBe(200);
  await owner.close();
  const { pid } = postmasterOf(directory.path);

  const executions = ready.map(({ sender, key, token }) =>
    sender.execute(key, token).catch((): CallResponse | null => null),
  );
  await Promise.race(executions);
  const { code, tookMs } = await stop();
  const responses = await Promise.all(executions);
  for (const socket of hanging) socket.destroy();
  const isPostgresGone = !isAlive(pid);
  const isMakerGone = maker === null || !isAlive(maker);
  await start();

  expect(code).toBe(0);
  expect(isPostgresGone).toBe(true);
  expect(isMakerGone).toBe(true);
  await expect.poll(() => streams.every(({ isOver }) => isOver)).toBe(true);
  for (const { received } of streams) expect(received).toMatch(/retry: 1000\n\n$/);
  const posted = await owner.query<{ id: string }>(
    "select id from posting where id = any($1::uuid[])",
    [ready.map(({ key }) => key)],
  );
  const acknowledged = ready.filter((_, index) => responses[index]?.code === 200);
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(posted.map(({ id }) => id)).toEqual(
    expect.arrayContaining(acknowledged.map(({ key }) => key)),
  );
  expect(await brokenLedger(owner)).toEqual([]);
  expect(await scalar(VIEWS)).toBeGreaterThan(views);
  const seen = `select extract(epoch from seen_at) as value from session
                   where customer_id = ${people[0]?.id} order by opened_at desc limit 1`;
  expect(await scalar(seen)).toBeGreaterThanOrEqual(before - 0.01);
  expect(tookMs).toBeLessThan(Math.max(CLOSE_MS, 2 * quietMs + GRACE_MS));
});

/** Downloads a document that is not stored yet; the process that made it, where such are visible. */
async function makerOf(program: number): Promise<number | null> {
  // A document is made once and stored: each attempt of the test takes another one.
  attempts += 1;
  const path = `/v1/support/resource/files/${attempts}`;
  expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(200);
  if (!hasProcessFiles) return null;
  const children = readFileSync(`/proc/${program}/task/${program}/children`, "utf8");
  for (const child of children.split(" ").filter(Boolean)) {
    if (readFileSync(`/proc/${child}/cmdline`, "utf8").includes(MAKER)) return Number(child);
  }
  throw new Error("no process makes documents");
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
