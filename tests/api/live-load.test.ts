// Many messages, many pages that connect and disconnect, two processes on one database.

import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import type { Pool } from "#db/db.ts";
import { openPool } from "#db/db.ts";
import { publish } from "#server/live/publish.ts";
import { freshDatabase } from "../bank/fresh-database.ts";
import {
  type ListeningPage,
  type LiveSite,
  lastIdOf,
  notesOf,
  readyPage,
  startLiveSite,
  streamPath,
} from "../live/live.ts";

const MESSAGES = 10_000;
const PUBLISHERS = 4;
const TOPICS = 20;
const PAGES = 8;
const TOPICS_EACH = 10;
const STAYS_MS = 250;
/** After this many rounds a page stays longer: a network may open 600 streams a minute. */
const RESTLESS_ROUNDS = 40;
const THEN_STAYS_MS = 2_000;

let sites: LiveSite[];
let publishers: Pool;
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await freshDatabase(inject("serverUrl"));
  sites = await Promise.all([startLiveSite(database.url), startLiveSite(database.url)]);
  publishers = openPool(database.url, "bank_app");
  drop = database.drop;
});
afterAll(async () => {
  await Promise.all([...sites.map((site) => site.close()), publishers.close()]);
  await drop();
});

/** A number below a limit; the same for the same seed. */
function chance(seed: number, below: number): number {
  return (Math.imul(seed + 1, 0x9e3779b1) >>> 8) % below;
}

const topics = Array.from({ length: TOPICS }, (_, at) => notesOf(`load-${at}`));

/** A page that repeatedly loses its stream and reconnects, to either process. */
async function restlessPage(own: number, isOver: () => boolean) {
  const wanted = Array.from(
    { length: TOPICS_EACH },
    (_, at) => topics[(own * 3 + at) % TOPICS] as (typeof topics)[number],
  );
  const heard = new Map<string, string[]>(wanted.map(({ name }) => [name, []]));
  let after: string | undefined;
  let reconnects = -1;
  const expected = (MESSAGES / TOPICS) * TOPICS_EACH;
  const count = () => [...heard.values()].reduce((sum, { length }) => sum + length, 0);
  const take = (page: ListeningPage) => {
    for (const { topic, message } of page.messages()) {
      heard.get(topic)?.push(`${message.from}/${message.serial}`);
    }
    after = lastIdOf(page) ?? after;
  };
  for (let round = 0; !(isOver() && count() >= expected) && round < 300; round += 1) {
    const site = sites[chance(own * 1_000 + round, sites.length)] as LiveSite;
    const page = await readyPage(
      `${site.origin}${streamPath(wanted)}`,
      after === undefined ? {} : { "last-event-id": after },
    );
    expect(page.status).toBe(200);
    reconnects += 1;
    const stays = 20 + chance(own * 77 + round, STAYS_MS);
    await sleep(round < RESTLESS_ROUNDS ? stays : THEN_STAYS_MS);
    page.leave();
    take(page);
  }
  return { heard, reconnects, expected, count: count() };
}

test("10,000 messages of 4 publishers over 20 topics reach every page once and in order, however often it reconnects", {
  timeout: 120_000,
}, async () => {
  let isOver = false;
  const listening = Promise.all(
    Array.from({ length: PAGES }, (_, own) => restlessPage(own, () => isOver)),
  );
  await sleep(300);
  const publisher = async (from: number) => {
    for (let serial = 0; serial < MESSAGES / PUBLISHERS; serial += 1) {
      // Each publisher cycles through all topics, so that all of them meet in each.
      const topic = topics[(serial + from * 5) % TOPICS] as (typeof topics)[number];
      const text = "x".repeat(chance(serial, 40) === 0 ? 9_000 : 20);
      await publish(publishers, topic, { from, serial, text });
    }
  };
  const publishing = Promise.all(Array.from({ length: PUBLISHERS }, (_, from) => publisher(from)));
  const published = publishing.then(() => {
    isOver = true;
  });
  const [pages] = await Promise.all([listening, published]);
  const stored = await publishers.query<{ topic: string; all: string[] }>(
    `select topic, array_agg((payload::json ->> 'from') || '/' || (payload::json ->> 'serial')
                             order by number) as all
       from live_message group by topic`,
    [],
  );
  const order = new Map(stored.map(({ topic, all }) => [topic, all]));
  expect([...order.values()].flat()).toHaveLength(MESSAGES);
  for (const { heard, reconnects } of pages) {
    expect(reconnects).toBeGreaterThan(5);
    for (const [topic, all] of heard) expect(all).toEqual(order.get(topic));
  }
});
