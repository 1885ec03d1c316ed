import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openPool, type Pool } from "#db/db.ts";
import { freshDatabase } from "../../../tests/bank/fresh-database.ts";
import { type LiveHub, notesOf, startHub } from "../../../tests/live/live.ts";
import {
  publishNote,
  type RecordingSubscriber,
  subscriberOf,
} from "../../../tests/live/recording-subscriber.ts";
import { publish } from "./publish.ts";

let one: LiveHub;
let other: LiveHub;
let owner: Pool;
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await freshDatabase(inject("serverUrl"));
  [one, other] = await Promise.all([startHub(database.url), startHub(database.url)]);
  owner = openPool(database.url, "owner");
  drop = database.drop;
});
afterAll(async () => {
  await Promise.all([one.close(), other.close(), owner.close()]);
  await drop();
});

const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

/** How many statements wait for a lock. */
async function waiters(): Promise<number> {
  const rows = await owner.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    [],
  );
  return rows.length;
}

test("nothing is heard of a transaction before its end, and never of one that is rolled back", async () => {
  const topic = notesOf("rolled-back");
  const page = await subscriberOf(one, [topic]);
  one.hub.subscribe(page);
  await expect(
    one.pool.transaction(async (db) => {
      await publishNote(db, topic, 1);
      throw new Error("given up");
    }),
  ).rejects.toThrow("given up");
  await one.pool.transaction(async (db) => {
    await publishNote(db, topic, 2);
    await publishNote(db, topic, 3);
    await sleep(50);
    expect(page.serials).toEqual([]);
  });
  await expect.poll(() => page.serials).toEqual([2, 3]);
});

test("whoever began first is numbered first, and other topics do not wait", async () => {
  const topic = notesOf("slow-commit");
  const page = await subscriberOf(one, [topic, notesOf("quick")]);
  one.hub.subscribe(page);
  const began = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const slow = one.pool.transaction(async (db) => {
    await publishNote(db, topic, 1);
    began.resolve();
    await mayEnd.promise;
  });
  await began.promise;
  const second = publishNote(other.pool, topic, 2);
  await expect.poll(waiters).toBe(1);
  await publishNote(one.pool, notesOf("quick"), 9);
  await expect.poll(() => page.serials).toEqual([9]);
  mayEnd.resolve();
  await Promise.all([slow, second]);
  await expect.poll(() => page.serials).toEqual([9, 1, 2]);
});

test("commits in any order, a fifth of them given up: a reader that follows misses none", async () => {
  const topics = upTo(3).map((number) => notesOf(`mixed-${number}`));
  const pages = [await subscriberOf(one, topics), await subscriberOf(one, topics)];
  one.hub.subscribe(pages[0] as RecordingSubscriber);
  other.hub.subscribe(pages[1] as RecordingSubscriber);
  const stored: number[] = [];
  // Derived from the seed alone: each run does the same.
  const chance = (seed: number) => (Math.imul(seed + 1, 0x9e3779b1) >>> 8) / 2 ** 24;
  const publisher = async (own: number) => {
    for (let count = 0; count < 60; count += 1) {
      const serial = own * 1_000 + count;
      const pool = own % 2 ? one.pool : other.pool;
      const topic = topics[Math.floor(chance(serial) * 3)] as (typeof topics)[number];
      const work = pool.transaction(async (db) => {
        await publishNote(db, topic, serial);
        await sleep(chance(serial * 7) * 8);
        if (chance(serial * 13) < 0.2) throw new Error("given up");
      });
      await work.then(
        () => stored.push(serial),
        () => undefined,
      );
    }
  };
  await Promise.all(upTo(6).map(publisher));
  expect(stored.length).toBeLessThan(360);
  for (const page of pages) {
    await expect.poll(() => page.serials.length).toBe(stored.length);
    expect(page.serials.toSorted()).toEqual(stored.toSorted());
    for (const own of upTo(6)) {
      for (const topic of upTo(3)) {
        const ofOne = page.serials.filter(
          (serial) =>
            Math.floor(serial / 1_000) === own && Math.floor(chance(serial) * 3) === topic - 1,
        );
        expect(ofOne).toEqual(ofOne.toSorted((a, b) => a - b));
      }
    }
  }
});

test("numbers of a topic have no holes, whatever was rolled back", async () => {
  const [row] = await owner.query<{ holes: number }>(
    `select count(*)::int as holes
       from (select number - lag(number) over (partition by topic order by number) as step
               from live_message) as steps
      where step <> 1`,
    [],
  );
  expect(row?.holes).toBe(0);
});

test.each([
  ["breaks its schema", { from: 0, serial: "1" }, "not a message"],
  ["is larger than 64 kB", { from: 0, serial: 1, text: "明".repeat(22_000) }, "has 66031 bytes"],
])("a message that %s is not published", async (_, message, error) => {
  const topic = notesOf("refused");
  await expect(publish(one.pool, topic, message as never)).rejects.toThrow(error);
  expect(await owner.query("select from live_topic where topic = $1", [topic.name])).toEqual([]);
});
