// Shutdown of a process with many open streams, and pages that continue with another process.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openPool, type Pool } from "#db/db.ts";
import { publish } from "#server/live/publish.ts";
import { freshDatabase } from "../bank/fresh-database.ts";
import { type ListeningPage, lastIdOf, notesOf, readyPage, streamPath } from "../live/live.ts";

const STREAMS = 100;
const CLOSE_MS = 2_000;
const topics = [notesOf("closing-a"), notesOf("closing-b")];

let url: string;
let pool: Pool;
let drop: () => Promise<void>;
const children: ChildProcess[] = [];

beforeAll(async () => {
  const database = await freshDatabase(inject("serverUrl"));
  ({ url, drop } = database);
  pool = openPool(url, "bank_app");
});
afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await pool.close();
  await drop();
});

async function start(): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "live-program.ts"), url], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const [output] = await once(child.stdout as NonNullable<ChildProcess["stdout"]>, "data");
  return { child, origin: String(output).trim() };
}

const serials = (page: ListeningPage) => page.messages().map(({ message }) => message.serial);
const say = (serial: number) =>
  publish(pool, topics[serial % 2] as (typeof topics)[number], { from: 0, serial });

test.each([
  ["SIGTERM", 0],
  ["SIGKILL", null],
] as const)(
  "after %s with 100 streams of topics open, every page goes on with another process and has missed nothing",
  { timeout: 60_000, retry: 2 },
  async (signal, code) => {
    const [leaving, staying] = await Promise.all([start(), start()]);
    const path = streamPath(topics);
    const pages = await Promise.all(
      Array.from({ length: STREAMS }, () => readyPage(`${leaving.origin}${path}`)),
    );
    for (const serial of [1, 2, 3]) await say(serial);
    await expect.poll(() => pages.every((page) => serials(page).length === 3)).toBe(true);
    // Still in transit when the process is asked to stop.
    await Promise.all([4, 5, 6].map(say));
    const began = performance.now();
    leaving.child.kill(signal);
    const [ended] = await once(leaving.child, "exit");
    const tookMs = performance.now() - began;
    expect(ended).toBe(code);
    await expect.poll(() => pages.every((page) => page.isOver())).toBe(true);
    if (code === 0) {
      expect(tookMs).toBeLessThan(CLOSE_MS);
      for (const page of pages) expect(page.heard()).toMatch(/retry: 1000\n\n$/);
    }
    await say(7);
    const again = await Promise.all(
      pages.map((page) =>
        readyPage(`${staying.origin}${path}`, { "last-event-id": lastIdOf(page) ?? "" }),
      ),
    );
    const whole = (at: number) => [
      ...serials(pages[at] as ListeningPage),
      ...serials(again[at] as ListeningPage),
    ];
    await expect.poll(() => again.every((_, at) => whole(at).length === 7)).toBe(true);
    for (const at of pages.keys()) {
      const all = whole(at);
      expect(all.filter((serial) => serial % 2)).toEqual([1, 3, 5, 7]);
      expect(all.filter((serial) => serial % 2 === 0).toSorted()).toEqual([2, 4, 6]);
    }
    for (const page of again) page.leave();
    staying.child.kill("SIGTERM");
    expect((await once(staying.child, "exit"))[0]).toBe(0);
  },
);
