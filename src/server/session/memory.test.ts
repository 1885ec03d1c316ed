import { randomBytes } from "node:crypto";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import type { Pool } from "#db/db.ts";
import { testBank } from "../../../tests/bank/bank.ts";
import { makeCustomer } from "../../../tests/people/customers.ts";
import { seen } from "./rows.ts";
import { type Session, type Sessions, sessionsOf } from "./sessions.ts";

const bank = testBank();
const WRITE_EVERY_MS = 5_000;

afterEach(async () => {
  vi.useRealTimers();
  // The bank's clock counts by `performance`: a sync while that was faked would put it wrong.
  await bank().clock.sync();
});

async function seenAt({ id }: { id: string }): Promise<Date | undefined> {
  const [row] = await bank().owner.query<{ seen_at: Date }>(
    "select seen_at from session where customer_id = $1",
    [id],
  );
  return row?.seen_at;
}

async function opened(sessions: Sessions): Promise<{ cookie: string; customerId: string }> {
  const { id: customerId } = await makeCustomer(bank());
  const opening = { customerId, risk: "low", label: "Chrome", address: "127.0.0.1" } as const;
  return { cookie: await bank().pool.transaction((db) => sessions.open(db, opening)), customerId };
}

/** Ends a customer's session without notifying any process. */
async function endUnseen(customerId: string): Promise<void> {
  await bank().owner.query(
    "update session set ended_at = bank.now(), ended_why = 'elsewhere' where customer_id = $1",
    [customerId],
  );
}

const fail = (thrown: unknown) => {
  throw thrown;
};

test("what was read is trusted for two seconds and not a moment longer", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const sessions = sessionsOf(bank().pool, fail);
  onTestFinished(sessions.close);
  const { cookie, customerId } = await opened(sessions);
  const now = bank().clock.now();
  expect(await sessions.find(cookie, now)).toMatchObject({ session: { customerId } });
  await endUnseen(customerId);
  vi.advanceTimersByTime(2_000);
  expect(await sessions.find(cookie, now)).toMatchObject({ session: { customerId } });
  vi.advanceTimersByTime(1);
  expect(await sessions.find(cookie, now)).toEqual({ code: "CHEA000003" });
});

test("it is read again at once when a process says that the customer's sessions changed, and no other's is", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const sessions = sessionsOf(bank().pool, fail);
  onTestFinished(sessions.close);
  const [one, other] = [await opened(sessions), await opened(sessions)];
  const now = bank().clock.now();
  const find = () => Promise.all([one, other].map(({ cookie }) => sessions.find(cookie, now)));
  await find();
  await endUnseen(one.customerId);
  await endUnseen(other.customerId);
  sessions.forget(one.customerId);
  expect(await find()).toMatchObject([
    { code: "CHEA000003" },
    { session: { customerId: other.customerId } },
  ]);
  sessions.forgetAll();
  expect(await find()).toEqual([{ code: "CHEA000003" }, { code: "CHEA000003" }]);
});

test("of many that are looked up at once each finds its own, and a made-up one none", async () => {
  const sessions = sessionsOf(bank().pool, fail);
  onTestFinished(sessions.close);
  const all = await Promise.all(Array.from({ length: 20 }, () => opened(sessions)));
  const now = bank().clock.now();
  const cookies = [...all.map(({ cookie }) => cookie), randomBytes(32).toString("base64url"), "x"];
  const found = await Promise.all(cookies.map((cookie) => sessions.find(cookie, now)));
  expect(found.slice(0, 20)).toMatchObject(
    all.map(({ customerId }) => ({ session: { customerId } })),
  );
  expect(found.slice(20)).toEqual([{ code: "CHEA000001" }, { code: "CHEA000001" }]);
});

test("when a process closes, what it saw is written", async () => {
  const sessions = sessionsOf(bank().pool, fail);
  const { cookie, customerId } = await opened(sessions);
  const found = await sessions.find(cookie, bank().clock.now());
  const later = new Date(bank().clock.now().getTime() + 30_000);
  sessions.touch((found as { session: Session }).session, later);
  await sessions.close();
  expect(await seenAt({ id: customerId })).toEqual(later);
});

test("that a customer was seen is written later when it could not be written at once", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const errors: unknown[] = [];
  const sessions = sessionsOf(bank().pool, (thrown) => errors.push(thrown));
  onTestFinished(sessions.close);
  const person = await makeCustomer(bank());
  const opening = {
    customerId: person.id,
    risk: "low",
    label: "Chrome",
    address: "127.0.0.1",
  } as const;
  const cookie = await bank().pool.transaction((db) => sessions.open(db, opening));
  const found = await sessions.find(cookie, bank().clock.now());
  const later = new Date(bank().clock.now().getTime() + 60_000);
  sessions.touch((found as { session: Session }).session, later);

  await bank().owner.query("revoke update on session from bank_app", []);
  vi.advanceTimersByTime(WRITE_EVERY_MS);
  await expect.poll(() => errors).toHaveLength(1);
  await bank().owner.query("grant update on session to bank_app", []);
  expect(await seenAt(person)).not.toEqual(later);
  vi.advanceTimersByTime(WRITE_EVERY_MS);
  await expect.poll(() => seenAt(person)).toEqual(later);
});

test("two processes that write the same sessions lock them in one order", async () => {
  const { owner, pool } = bank();
  const hashes = Array.from({ length: 2 }, () => randomBytes(32)).toSorted(Buffer.compare);
  const [first, last] = hashes as [Buffer, Buffer];
  for (const hash of hashes) {
    const { id } = await makeCustomer(bank());
    await owner.query(
      `insert into session (token_hash, customer_id, opened_at, seen_at, risk, label, address)
       values ($1, $2, bank.now(), bank.now(), 'low', 'Chrome', '127.0.0.1')`,
      [hash, id],
    );
  }
  const at = new Date(bank().clock.now().getTime() + 60_000);
  let writing: Promise<void> | undefined;
  await owner.transaction(async (db) => {
    await db.query("select from session where token_hash = $1 for update", [first]);
    writing = seen(
      pool,
      [last, first].map((hash) => ({ hash, at })),
    );
    await expect.poll(() => waiting(owner)).toHaveLength(1);
    // It waits for the first row, and has not locked the last one before.
    await db.query("select from session where token_hash = $1 for update nowait", [last]);
  });
  await writing;
});

/** The statements that wait for a lock in this database. */
function waiting(owner: Pool): Promise<object[]> {
  return owner.query(
    `select from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`,
    [],
  );
}
