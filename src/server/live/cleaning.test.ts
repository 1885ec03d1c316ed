import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { openPool, type Pool } from "#db/db.ts";
import { freshDatabase } from "../../../tests/bank/fresh-database.ts";
import { cleaners } from "../jobs/cleaning.ts";

let pool: Pool;
let owner: Pool;
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await freshDatabase(inject("serverUrl"));
  pool = openPool(database.url, "bank_app");
  owner = openPool(database.url, "owner");
  drop = database.drop;
});
afterAll(async () => {
  await Promise.all([pool.close(), owner.close()]);
  await drop();
});
beforeEach(async () => {
  await owner.query("delete from live_message", []);
  await owner.query("delete from live_topic", []);
});

async function clean(table: "live_message" | "live_topic"): Promise<void> {
  await cleaners.find(({ name }) => name === `clean ${table}`)?.work(pool);
}

test("a topic tells up to where its messages are gone, and stays while it has any", async () => {
  await owner.query(
    `insert into live_topic (topic, last, dropped, used_at)
     values ('note:old', 3, 0, bank.now() - interval '2 days')`,
    [],
  );
  await owner.query(
    `insert into live_message (topic, number, payload, written_at, expires_at)
     select 'note:old', number, '{}', bank.now(), bank.now() + (number - 2.5) * interval '1 hour'
       from generate_series(1, 3) as number`,
    [],
  );
  await clean("live_message");
  await clean("live_topic");
  expect(await owner.query("select number::int from live_message", [])).toEqual([{ number: 3 }]);
  expect(await owner.query("select dropped::int, last::int from live_topic", [])).toEqual([
    { dropped: 2, last: 3 },
  ]);
});

test("a topic that somebody publishes to is cleaned the next time, without waiting", async () => {
  await owner.query(
    `with topic as (
       insert into live_topic (topic, last, dropped, used_at)
       values ('note:a', 7, 0, bank.now()), ('note:b', 7, 0, bank.now()) returning topic)
     insert into live_message (topic, number, payload, written_at, expires_at)
     select topic, 7, '{}', bank.now(), bank.now() - interval '1 second' from topic`,
    [],
  );
  await owner.transaction(async (db) => {
    await db.query("update live_topic set last = 8 where topic = 'note:a'", []);
    await clean("live_message");
  });
  expect(await owner.query("select topic from live_message", [])).toEqual([{ topic: "note:a" }]);
  const [busy] = await owner.query("select dropped::int from live_topic where last = 8", []);
  expect(busy).toEqual({ dropped: 0 });
  await clean("live_message");
  expect(await owner.query("select from live_message", [])).toEqual([]);
});
