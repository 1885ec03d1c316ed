import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openPool, type Pool } from "#db/db.ts";
import { freshDatabase } from "../../../tests/bank/fresh-database.ts";
import { type LiveHub, notesOf, startHub } from "../../../tests/live/live.ts";
import { publishNote, subscriberOf } from "../../../tests/live/recording-subscriber.ts";
import { positionsOf } from "./store.ts";

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

test("a message reaches the subscribers of every process, and of no other topic", async () => {
  const topic = notesOf("everywhere");
  const [here, there, elsewhere] = [
    await subscriberOf(one, [topic]),
    await subscriberOf(one, [notesOf("x"), topic]),
    await subscriberOf(one, [notesOf("y")]),
  ];
  one.hub.subscribe(here);
  other.hub.subscribe(there);
  other.hub.subscribe(elsewhere);
  await publishNote(one.pool, topic, 1);
  await expect.poll(() => [here.serials, there.serials]).toEqual([[1], [1]]);
  expect(elsewhere.serials).toEqual([]);
  one.hub.unsubscribe(here);
  await publishNote(one.pool, topic, 2);
  await expect.poll(() => there.serials).toEqual([1, 2]);
  expect(here.serials).toEqual([1]);
});

test("a subscriber that takes no more keeps nobody waiting, and gets the rest when it can", async () => {
  const topic = notesOf("slow-reader");
  const [slow, quick] = [await subscriberOf(one, [topic]), await subscriberOf(one, [topic])];
  slow.capacity = 2;
  one.hub.subscribe(slow);
  one.hub.subscribe(quick);
  for (const serial of upTo(600)) await publishNote(one.pool, topic, serial);
  await expect.poll(() => quick.serials.length).toBe(600);
  expect(slow.serials).toEqual([1, 2]);
  slow.capacity = 300;
  one.hub.resume(slow);
  await expect.poll(() => slow.serials.length).toBe(302);
  slow.capacity = Number.POSITIVE_INFINITY;
  one.hub.resume(slow);
  await expect.poll(() => slow.serials).toEqual(upTo(600));
  expect(quick.serials).toEqual(upTo(600));
});

test("one who stands far behind does not keep those in front waiting", async () => {
  const topic = notesOf("far-behind");
  const [start = 0] = await positionsOf(one.pool, [topic.name]);
  await owner.query(
    `with topic as (
       insert into live_topic (topic, last, dropped, used_at)
       select $1, $2::bigint + 20000, $2::bigint, bank.now() returning topic)
     insert into live_message (topic, number, payload, written_at, expires_at)
     select topic, $2::bigint + serial, json_build_object('from', 0, 'serial', serial),
            bank.now(), bank.now() + interval '1 hour'
       from topic, generate_series(1, 20000) as serial`,
    [topic.name, start],
  );
  const front = await subscriberOf(one, [topic]);
  const behind = await subscriberOf(one, [topic], [start]);
  one.hub.subscribe(behind);
  one.hub.subscribe(front);
  await publishNote(one.pool, topic, 20_001);
  await expect.poll(() => front.serials, { interval: 1 }).toEqual([20_001]);
  expect(behind.serials.length).toBeLessThan(20_000);
  await expect.poll(() => behind.serials.length).toBe(20_001);
  expect(behind.serials).toEqual(upTo(20_001));
});

test("one who comes back after the messages were deleted is told so, and hears what follows", async () => {
  const topic = notesOf("deleted");
  await publishNote(one.pool, topic, 1);
  const [first = 0] = await positionsOf(one.pool, [topic.name]);
  await publishNote(one.pool, topic, 2);
  await publishNote(one.pool, topic, 3);
  await owner.query("update live_topic set dropped = last where topic = $1", [topic.name]);
  await owner.query("delete from live_message where topic = $1", [topic.name]);
  const [late, intime] = [
    await subscriberOf(one, [topic], [first]),
    await subscriberOf(one, [topic], [first + 2]),
  ];
  one.hub.subscribe(late);
  one.hub.subscribe(intime);
  await expect.poll(() => late.missed).toEqual([topic.name]);
  await publishNote(one.pool, topic, 4);
  await expect.poll(() => [late.serials, intime.serials]).toEqual([[4], [4]]);
  expect(intime.missed).toEqual([]);
});

test("a topic that was forgotten and used again repeats no number, and who missed some is told", async () => {
  const topic = notesOf("forgotten");
  await publishNote(one.pool, topic, 1);
  const [before = 0] = await positionsOf(one.pool, [topic.name]);
  await owner.query("delete from live_message where topic = $1", [topic.name]);
  await owner.query("delete from live_topic where topic = $1", [topic.name]);
  const DAY = 86_400_000_000;
  const [today, twoDaysAgo] = [
    await subscriberOf(one, [topic], [before]),
    await subscriberOf(one, [topic], [before - 2 * DAY]),
  ];
  one.hub.subscribe(today);
  one.hub.subscribe(twoDaysAgo);
  await expect.poll(() => twoDaysAgo.missed).toEqual([topic.name]);
  await publishNote(one.pool, topic, 2);
  await expect.poll(() => [today.serials, twoDaysAgo.serials]).toEqual([[2], [2]]);
  expect(today.missed).toEqual([]);
  const [now = 0] = await positionsOf(one.pool, [topic.name]);
  expect(now).toBeGreaterThan(before);
});

test("one who has seen what the database has lost since is told so", async () => {
  const topic = notesOf("restored");
  await publishNote(one.pool, topic, 1);
  const [position = 0] = await positionsOf(one.pool, [topic.name]);
  const page = await subscriberOf(one, [topic], [position + 5]);
  one.hub.subscribe(page);
  await expect.poll(() => page.missed).toEqual([topic.name]);
  await publishNote(one.pool, topic, 2);
  await expect.poll(() => page.serials).toEqual([2]);
});
