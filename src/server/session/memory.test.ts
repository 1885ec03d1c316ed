import { randomBytes } from "node:crypto";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import type { Pool } from "#db/db.ts";
import { testBank } from "../../../tests/bank.ts";
import { makeCustomer } from "../../../tests/customers.ts";
import { seen } from "./rows.ts";
import { type Session, sessionsOf } from "./sessions.ts";

const bank = testBank();
const WRITE_EVERY_MS = 5_000;

afterEach(() => {
  vi.useRealTimers();
});

async function seenAt({ id }: { id: string }): Promise<Date | undefined> {
  const [row] = await bank().owner.query<{ seen_at: Date }>(
    "select seen_at from session where customer_id = $1",
    [id],
  );
  return row?.seen_at;
}

test("that a customer was seen is written later when it could not be written at once", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const troubles: unknown[] = [];
  const sessions = sessionsOf(bank().pool, (thrown) => troubles.push(thrown));
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
  await expect.poll(() => troubles).toHaveLength(1);
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
    // It waits for the first one, and has not taken the last one before.
    await db.query("select from session where token_hash = $1 for update nowait", [last]);
  });
  await writing;
});

/** Who waits for a lock in this database. */
function waiting(owner: Pool): Promise<object[]> {
  return owner.query(
    `select from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`,
    [],
  );
}
