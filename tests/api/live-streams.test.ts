// Streams as pages get them: from which position, and what happens after failures.

import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeAll, expect, inject, test } from "vitest";
import { openPool, type Pool } from "#db/db.ts";
import { publish } from "#server/live/publish.ts";
import { freshDatabase } from "../bank/fresh-database.ts";
import {
  type ListeningPage,
  type LiveSite,
  lastIdOf,
  notesOf,
  openPage,
  readyPage,
  startLiveSite,
  streamPath,
} from "../live/live.ts";

/** Of 60 kB each: more than the system's own buffers of a connection. */
const LARGE_MESSAGES = 150;

const pages: ListeningPage[] = [];
afterEach(() => {
  for (const page of pages.splice(0)) page.leave();
});

async function page(url: string, headers: Record<string, string> = {}): Promise<ListeningPage> {
  const opened = await readyPage(url, headers);
  pages.push(opened);
  return opened;
}

const serials = (of: ListeningPage) => of.messages().map(({ message }) => message.serial);

let site: LiveSite;
let owner: Pool;
let url: string;
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await freshDatabase(inject("serverUrl"));
  ({ url, drop } = database);
  site = await startLiveSite(url);
  owner = openPool(url, "owner");
});
afterAll(async () => {
  await Promise.all([site.close(), owner.close()]);
  await drop();
});
const stream = (key: string, after?: string) =>
  `${site.origin}${streamPath([notesOf(key)], after)}`;
const say = (key: string, serial: number, text?: string) =>
  publish(site.pool, notesOf(key), { from: 1, serial, ...(text && { text }) });

test("who comes back with the last id gets what was missed, once and in order", async () => {
  const first = await page(stream("back"));
  for (const serial of [1, 2]) await say("back", serial);
  await expect.poll(() => serials(first)).toEqual([1, 2]);
  first.leave();
  for (const serial of [3, 4]) await say("back", serial);
  const again = await page(stream("back"), { "last-event-id": lastIdOf(first) ?? "" });
  await say("back", 5);
  await expect.poll(() => serials(again)).toEqual([3, 4, 5]);
  // The browser's Last-Event-ID takes precedence over the URL, which stays as rendered.
  const drawn = first.events[0]?.id ?? "";
  const both = await page(stream("back", drawn), { "last-event-id": lastIdOf(again) ?? "" });
  const fromDrawing = await page(stream("back", drawn));
  await expect.poll(() => serials(fromDrawing)).toEqual([1, 2, 3, 4, 5]);
  expect(serials(both)).toEqual([]);
});

test("who was connected before the first message and comes back after it has missed none", async () => {
  const first = await page(stream("early"));
  first.leave();
  await say("early", 1);
  const again = await page(stream("early"), { "last-event-id": lastIdOf(first) ?? "" });
  await expect.poll(() => serials(again)).toEqual([1]);
});

test("a message of 60 kB, in any script, arrives as it was sent", async () => {
  const heard = await page(stream("large"));
  const text = '晨光\n\r\u2028\u0000"'.repeat(4_000);
  await say("large", 1, text.slice(0, 20_000));
  await expect.poll(() => heard.messages().length).toBe(1);
  expect(heard.messages()[0]?.message.text).toBe(text.slice(0, 20_000));
  expect(heard.heard().length).toBeGreaterThan(30_000);
});

test("a page whose position is older than what is kept is told to read its state again", async () => {
  await say("gone", 1);
  const heard = await page(stream("gone"));
  await say("gone", 2);
  await expect.poll(() => serials(heard)).toEqual([2]);
  await owner.query("update live_topic set dropped = last where topic = 'note:gone'", []);
  await owner.query("delete from live_message where topic = 'note:gone'", []);
  const late = await page(stream("gone", heard.events[0]?.id));
  await expect.poll(() => late.events.map(({ event }) => event)).toEqual(["ready", "gap"]);
  expect(late.events[1]).toMatchObject({ data: '{"topic":"note:gone"}', id: lastIdOf(heard) });
  await say("gone", 3);
  await expect.poll(() => [serials(late), serials(heard)]).toEqual([[3], [2, 3]]);
});

test("a lost connection to the database loses nothing, and no stream", async () => {
  const heard = await page(stream("cut"));
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity
                where application_name = 'dawn-bank-ear' and datname = current_database()`;
  for (let round = 0; round < 3; round += 1) {
    for (let each = 1; each <= 5; each += 1) {
      await say("cut", round * 10 + each);
      if (each === 2) expect(await owner.query(cut, [])).toHaveLength(1);
    }
    await expect.poll(() => serials(heard).at(-1)).toBe(round * 10 + 5);
  }
  expect(serials(heard)).toEqual([1, 2, 3, 4, 5, 11, 12, 13, 14, 15, 21, 22, 23, 24, 25]);
  expect(heard.isOver()).toBe(false);
});

test("while the database is away streams stay, and get afterwards what was said meanwhile", async () => {
  const heard = await page(stream("away"));
  const server = openPool(inject("serverUrl"), "owner");
  const name = new URL(url).pathname.slice(1);
  const allow = (isOpen: boolean) =>
    server.query(`alter database ${name} with allow_connections ${isOpen}`, []);
  try {
    await say("away", 1);
    await expect.poll(() => serials(heard)).toEqual([1]);
    await allow(false);
    await server.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1",
      [name],
    );
    await expect(say("away", 2)).rejects.toThrow();
    site.hub.wakeAll();
    await sleep(600);
    expect(heard.isOver()).toBe(false);
  } finally {
    await allow(true);
    await server.close();
  }
  await expect
    .poll(() =>
      say("away", 3).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  await expect.poll(() => serials(heard)).toEqual([1, 3]);
});

test("a page that does not read costs two messages of memory, and gets all when it reads", {
  timeout: 60_000,
}, async () => {
  const before = new Set(site.sockets);
  const slow = await page(stream("slow"));
  const [socket] = [...site.sockets].filter((each) => !before.has(each));
  slow.response.pause();
  const quick = await page(stream("slow"));
  let most = 0;
  for (let serial = 1; serial <= LARGE_MESSAGES; serial += 1) {
    await say("slow", serial, "x".repeat(60_000));
    most = Math.max(most, socket?.writableLength ?? 0);
  }
  await expect.poll(() => quick.events.length).toBe(LARGE_MESSAGES + 1);
  expect(socket?.writableLength).toBeGreaterThan(60_000);
  expect(most).toBeLessThan(2 * 65_536 + 1_000);
  slow.response.resume();
  await expect.poll(() => slow.events.length).toBe(LARGE_MESSAGES + 1);
  expect(serials(slow)).toEqual(serials(quick));
});

test("a page that left while it was being answered leaves nothing behind", async () => {
  const urls = Array.from({ length: 40 }, () => stream("leaving"));
  await Promise.all(
    urls.map(async (each) => {
      const opening = openPage(each).catch(() => null);
      const opened = await Promise.race([opening, sleep(1, null)]);
      opened?.leave();
      void opening.then((late) => late?.leave());
    }),
  );
  await expect.poll(() => site.sockets.size).toBe(0);
  const rest = await Promise.all(Array.from({ length: 128 }, () => page(stream("leaving"))));
  expect(rest.every(({ status }) => status === 200)).toBe(true);
});
