import { get } from "node:http";
import { beforeAll, describe, expect, test } from "vitest";
import { LIVE_PATH } from "#base/call/live.ts";
import { listen, testBank } from "../../../../tests/bank/bank.ts";
import { ask } from "../../../../tests/people/asking.ts";
import { makeCustomer, openAccount, type Person } from "../../../../tests/people/customers.ts";
import {
  type CallResponse,
  designate,
  senderOf,
  sure,
} from "../../../../tests/people/transfers.ts";

const bank = testBank({ callsPerMinute: 1_000_000 });
const PANIC = "/v1/customer/login/panic";

let payee: Person;
let origin: string;

beforeAll(async () => {
  payee = await makeCustomer(bank());
  origin = await listen(bank().site);
});

const someone = async () => senderOf(bank(), await makeCustomer(bank()));
const to = () => ({ toBnkCd: "899", toAcctNbr: payee.mainNumber });

async function isPosted(key: string): Promise<boolean> {
  return (await bank().owner.query("select from posting where id = $1", [key])).length > 0;
}

/** Listens to the live messages of a customer's open page. */
async function hearing(cookie: string): Promise<{ heard(): string; end(): void }> {
  let heard = "";
  const stream = get(`${origin}${LIVE_PATH}`, { headers: { cookie } }, (response) => {
    response.on("data", (part: Buffer) => {
      heard += part;
    });
  });
  await expect.poll(() => heard).toContain("retry:");
  return { heard: () => heard, end: () => stream.destroy() };
}

/** How many statements wait for a lock. */
async function waiters(): Promise<number> {
  const rows = await bank().owner.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    [],
  );
  return rows.length;
}

describe.each([
  ["flagged for fraud", "flagged_at = now()"],
  ["closed", "standing = 'closed'"],
])("a customer who is %s", (_, change) => {
  const bar = ({ id }: Person) =>
    bank().owner.query(`update customer set ${change} where id = $1`, [id]);

  test("is signed out at once, hears it, and sends nothing that was ready", async () => {
    const sender = await someone();
    const { key, token } = await sender.ready({ ...to(), amount: 1_000 });
    const page = await hearing(sender.cookie);
    await bar(sender.person);
    await expect.poll(page.heard).toContain("data: CHEA000001");
    page.end();
    expect(await sender.execute(key, token)).toMatchObject({ code: "CHEA000001" });
    expect(await sender.standings()).toMatchObject({ code: "CHEA000001" });
    expect(await isPosted(key)).toBe(false);
  });

  test("sends nothing in a session that was found open before either", async () => {
    const sender = await someone();
    const { owner } = bank();
    const { key, token } = await sender.ready({ ...to(), amount: 1_000 });
    let executed: Promise<CallResponse> | undefined;
    await owner.transaction(async (db) => {
      await db.query("select from account where number = $1 for no key update", [
        sender.person.mainNumber,
      ]);
      // Past its session check, and waiting for the lock.
      executed = sender.execute(key, token);
      await expect.poll(waiters).toBe(1);
      await db.query(`update customer set ${change} where id = $1`, [sender.person.id]);
    });
    expect(await executed).toMatchObject({ code: "HEA000017" });
    expect(await isPosted(key)).toBe(false);
  });
});

test("a customer whose flag is taken back can sign in and send again", async () => {
  const sender = await someone();
  const { owner } = bank();
  const set = (flag: string) =>
    owner.query(`update customer set flagged_at = ${flag} where id = $1`, [sender.person.id]);
  await set("now()");
  await set("null");
  const again = await senderOf(bank(), sender.person);
  sure(await again.send({ ...to(), amount: 1_000 }));
});

describe("after the panic button", () => {
  test("nothing goes to anybody else, designated or not, prepared before or after", async () => {
    const person = await makeCustomer(bank(), { tier: "advanced" });
    const dsgnAcctId = await designate(bank(), person);
    const sender = await senderOf(bank(), person);
    const before = await sender.ready({ ...to(), amount: 1_000 });
    const pressed = await ask(bank(), PANIC, { method: "POST", cookie: sender.cookie });
    expect(pressed.content.refNbr).toMatch(/^P\d{14}$/);
    expect(await sender.execute(before.key, before.token)).toMatchObject({ code: "CHEA000001" });
    const again = await senderOf(bank(), person);
    const stopped = { code: "TRFR000023" };
    expect(await again.prepare({ ...to(), amount: 1_000 })).toMatchObject(stopped);
    const designated = { kind: "designated", dsgnAcctId, amount: 1_000 };
    expect(await again.prepare(designated)).toMatchObject(stopped);
    expect(await isPosted(before.key)).toBe(false);
  });

  test("own accounts still pay each other, and money still comes in", async () => {
    const person = await makeCustomer(bank());
    const sub = await openAccount(bank().owner, {
      ...{ customerId: person.id, currency: "TWD", tier: "basic", state: "open" },
      ...{ openedOn: "2024-01-02", balance: 500, kind: "sub" },
    });
    const sender = await senderOf(bank(), person);
    await ask(bank(), PANIC, { method: "POST", cookie: sender.cookie });
    const again = await senderOf(bank(), person);
    sure(await again.send({ toBnkCd: "899", toAcctNbr: sub.number, amount: 1_000 }));
    const other = await someone();
    sure(await other.send({ toBnkCd: "899", toAcctNbr: person.mainNumber, amount: 1_000 }));
  });

  test("what was being posted is waited for, and what waits is not posted", async () => {
    const sender = await someone();
    const { owner } = bank();
    const { key, token } = await sender.ready({ ...to(), amount: 1_000 });
    let pressed: Promise<CallResponse> | undefined;
    let executed: Promise<CallResponse> | undefined;
    await owner.transaction(async (db) => {
      await db.query("select from account where number = $1 for no key update", [
        sender.person.mainNumber,
      ]);
      pressed = ask(bank(), PANIC, { method: "POST", cookie: sender.cookie });
      await expect.poll(waiters).toBe(1);
      executed = sender.execute(key, token);
      await expect.poll(waiters).toBe(2);
    });
    expect(await pressed).toMatchObject({ code: 200 });
    expect(await executed).toMatchObject({ code: "TRFR000023" });
    expect(await isPosted(key)).toBe(false);
  });
});
