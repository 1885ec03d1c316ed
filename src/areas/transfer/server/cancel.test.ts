import { spawn } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";
import { areas } from "#app/areas.ts";
import { databaseClock } from "#db/clock.ts";
import { openPool } from "#db/db.ts";
import { brokenLedger } from "#ports/core-bank/local/reads.ts";
import { readSettings } from "#server/settings/settings.ts";
import { type Bank, testBank } from "../../../../tests/bank/bank.ts";
import { customersSite } from "../../../../tests/bank/site.ts";
import { makeCustomer, type Person } from "../../../../tests/people/customers.ts";
import {
  askIn,
  type CallResponse,
  type Sender,
  senderOf,
  sure,
} from "../../../../tests/people/transfers.ts";

const ROUNDS = 200;
const SENDERS = 8;
const settings = { ...readSettings({ LOG_LEVEL: "silent" }), callsPerMinute: 1_000_000 };
const bank = testBank({ callsPerMinute: 1_000_000 });

/** The same bank opened by a second process: its own pool, ledger and memory. */
let second: Bank;
let payee: Person;

beforeAll(async () => {
  const { url, vault, owner } = bank();
  const pool = openPool(url, "bank_app");
  const clock = await databaseClock(pool);
  const site = await customersSite(settings, { url, pool, clock, vault, endpoints: areas });
  second = { site, pool, owner, vault, clock, url };
  payee = await makeCustomer(bank());
});

afterAll(async () => {
  expect(await brokenLedger(bank().owner)).toEqual([]);
  await second.site.close();
  second.clock.close();
  await second.pool.close();
});

const someone = async () => senderOf(bank(), await makeCustomer(bank(), { tier: "advanced" }));

/** A transfer ready for execution. */
async function readyFor(sender: Sender, amount: number) {
  return sender.ready({ toBnkCd: "899", toAcctNbr: payee.mainNumber, amount });
}

async function isPosted(key: string): Promise<boolean> {
  return (await bank().owner.query("select from posting where id = $1", [key])).length > 0;
}

interface Story {
  executed: CallResponse;
  cancelled: CallResponse;
  state: string;
  isPosted: boolean;
  hasReceipt: boolean;
}

/** The contradictions among the responses for one transfer. */
function contradictions({ executed, cancelled, state, isPosted: posted, hasReceipt }: Story) {
  return [
    executed.code === 200 && cancelled.code === 200 && "both said yes",
    executed.code !== 200 && cancelled.code !== 200 && "neither said yes",
    cancelled.code === 200 && posted && "cancelled, yet posted",
    (executed.code === 200) !== posted && "executed does not tell whether it is posted",
    state !== (posted ? "done" : "cancelled") && `state ${state}`,
    hasReceipt !== posted && "receipt",
    cancelled.code !== 200 && cancelled.code !== "TRFR000022" && `cancel ${cancelled.code}`,
    executed.code !== 200 && executed.code !== "TRFR000017" && `execute ${executed.code}`,
  ].filter(Boolean);
}

/** Executes and cancels one transfer concurrently, in two processes; returns the outcome. */
async function race(sender: Sender, round: number): Promise<Story & { key: string }> {
  const { key, token } = await readyFor(sender, 1_000 + round);
  const elsewhere = askIn(second, sender.cookie);
  const execute = () => sender.execute(key, token);
  const cancel = () => elsewhere("POST", "/v1/transfer/cancellations", { trfrKey: key });
  // Alternates which one starts, or the same one would always win.
  const [executed, cancelled] =
    round % 2 === 0
      ? await Promise.all([execute(), cancel()])
      : await Promise.all([cancel(), execute()]).then(([one, other]) => [other, one] as const);
  const state = (await elsewhere("GET", `/v1/transfer/states/${key}`)).content.state;
  const hasReceipt = (await sender.receipt(key)).code === 200;
  return { key, executed, cancelled, state, isPosted: await isPosted(key), hasReceipt };
}

test(`of ${ROUNDS} transfers executed and cancelled at once each has one story`, {
  timeout: 120_000,
}, async () => {
  const stories: Story[] = [];
  const walk = async () => {
    const sender = await someone();
    for (let round = 0; round < ROUNDS / SENDERS; round += 1) {
      const story = await race(sender, round);
      expect(contradictions(story), story.key).toEqual([]);
      stories.push(story);
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, walk));
  expect(stories).toHaveLength(ROUNDS);
  const posted = stories.filter((story) => story.isPosted);
  expect(posted.length).toBeGreaterThan(0);
  expect(posted.length).toBeLessThan(ROUNDS);
});

test("a posting that waits behind a cancellation is refused, and one before it is waited for", async () => {
  const sender = await someone();
  const { owner } = bank();
  const { key, token } = await readyFor(sender, 1_000);
  const lock = "select from account where number = $1 for no key update";
  let executed: Promise<CallResponse> | undefined;
  let cancelled: Promise<CallResponse> | undefined;
  await owner.transaction(async (db) => {
    await db.query(lock, [sender.person.mainNumber]);
    cancelled = sender.cancel(key);
    await expect.poll(() => waiters(1)).toBe(true);
    executed = sender.execute(key, token);
    await expect.poll(() => waiters(2)).toBe(true);
  });
  expect(await cancelled).toMatchObject({ code: 200 });
  expect(await executed).toMatchObject({ code: "TRFR000017" });
  expect(await isPosted(key)).toBe(false);
});

/** Whether that many statements wait for a lock. */
async function waiters(count: number): Promise<boolean> {
  const rows = await bank().owner.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    [],
  );
  return rows.length === count;
}

test("a process killed while it posts leaves a transfer that can be executed or cancelled", {
  timeout: 60_000,
}, async () => {
  const sender = await someone();
  const { owner, url } = bank();
  const { key, token } = await readyFor(sender, 1_000);
  let child: ReturnType<typeof spawn> | undefined;
  await owner.transaction(async (db) => {
    await db.query("select from account where number = $1 for no key update", [
      sender.person.mainNumber,
    ]);
    child = spawn(
      process.execPath,
      ["--input-type=module", "-e", postingProgram(url, sender, key)],
      {
        cwd: process.cwd(),
        stdio: "ignore",
      },
    );
    await expect.poll(() => waiters(1), { timeout: 20_000 }).toBe(true);
    child.kill("SIGKILL");
    await new Promise((resolve) => child?.once("close", resolve));
  });
  // Whether or not the killed process's statement was committed, all responses agree with it.
  const cancelled = await sender.cancel(key);
  const posted = await isPosted(key);
  expect(cancelled).toMatchObject({ code: posted ? "TRFR000022" : 200 });
  const { state } = (await sender.state(key)).content;
  expect(state).toBe(posted ? "done" : "cancelled");
  expect(await sender.execute(key, token)).toMatchObject({ code: posted ? 200 : "TRFR000017" });
  expect(await isPosted(key)).toBe(posted);
});

/** A separate ledger that posts the transfer, as another process of the bank would. */
function postingProgram(url: string, { person }: Sender, id: string): string {
  const order = {
    ...{ id, fromNumber: person.mainNumber, toBank: "899", toNumber: payee.mainNumber },
    ...{ amount: 1_000, kind: "other", fee: 0, sameAgain: false, note: null },
    initiator: { customerId: person.id, session: null, address: "127.0.0.1", request: "r" },
  };
  return `
    import { openPool } from "#db/db.ts";
    import { localClearing } from "#ports/clearing/local.ts";
    import { localCoreBank } from "#ports/core-bank/local.ts";
    import { bankRules } from "#ports/core-bank/rules.ts";
    const url = ${JSON.stringify(url)};
    const read = openPool(url, "bank_app");
    const onError = () => undefined;
    const clearing = localClearing();
    const ledger = await localCoreBank({ url, read, clearing, rules: bankRules, onError });
    await ledger.transfer(${JSON.stringify(order)});`;
}

test("a cancelled transfer's code keeps the next transfer from nothing", async () => {
  const sender = await someone();
  const to = { toBnkCd: "899", toAcctNbr: payee.mainNumber };
  const first = sure(await sender.prepare({ ...to, amount: 1_000 })).content.trfrKey;
  sure(await sender.confirm(first));
  const code = await sender.smsCode();
  sure(await sender.cancel(first));
  expect(await sender.code(first, code)).toMatchObject({ code: "TRFR000017" });
  const next = sure(await sender.prepare({ ...to, amount: 1_100 })).content.trfrKey;
  expect(await sender.confirm(next)).toMatchObject({ code: 200 });
  expect(await sender.code(next, code)).toMatchObject({ code: "OTPS000001" });
  sure(await sender.code(next, await sender.smsCode()));
});
