// The browser's side of the live channel, in a real browser.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type Browser, chromium, type Page } from "@playwright/test";
import { build, type Rollup } from "vite";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openPool, type Pool } from "#db/db.ts";
import { publish } from "#server/live/publish.ts";
import { positionsOf } from "#server/live/store.ts";
import { idOf } from "#server/live/stream.ts";
import { freshDatabase } from "../bank/fresh-database.ts";
import { type LiveSite, notesOf, startLiveSite } from "../live/live.ts";

const CLIENT_BYTES_MOST = 1_000;
const system = ["chromium-headless-shell", "chromium", "google-chrome"];

let client: string;
let browser: Browser;
let site: LiveSite;
let owner: Pool;
let url: string;
let drop: () => Promise<void>;

beforeAll(async () => {
  client = await bundle();
  const database = await freshDatabase(inject("serverUrl"));
  ({ url, drop } = database);
  owner = openPool(url, "owner");
  site = await open(0);
  const paths = [process.env.CHROMIUM_PATH ?? "", ...system.map((name) => `/usr/bin/${name}`)];
  const executablePath = paths.find((path) => existsSync(path));
  browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"],
  });
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await Promise.all([site.close(), owner.close()]);
  await drop();
});

async function bundle(): Promise<string> {
  const built = await build({
    root: join(import.meta.dirname, "../.."),
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: true,
      target: ["chrome90", "safari14", "firefox88", "edge90"],
      lib: { entry: "src/web/live.ts", formats: ["es"] },
    },
  });
  const [{ output }] = [built].flat() as Rollup.RolldownOutput[] as [Rollup.RolldownOutput];
  return output[0].code;
}

/** Records the messages of the topic that its URL names. */
const program = `
  import { openLive } from "/client.js";
  const query = new URLSearchParams(location.search);
  const heard = [];
  const listener = {
    topic: { name: query.get("topic") },
    onMessage: ({ serial }) => heard.push(serial),
    onGap: () => heard.push("gap"),
  };
  const close = openLive([listener], { after: query.get("after"), onEnded: () => undefined });
  Object.assign(window, { heard, close });
  document.title = "listening";`;

const open = (port: number) =>
  startLiveSite(url, {
    port,
    files: {
      "/": ["text/html", '<!doctype html><script type="module" src="/page.js"></script>'],
      "/page.js": ["text/javascript", program],
      "/client.js": ["text/javascript", client],
    },
  });

/** Opens a page that listens to one topic. */
async function hearing(key: string, after: string): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`${site.origin}/?${new URLSearchParams({ topic: notesOf(key).name, after })}`);
  await expect.poll(() => page.title()).toBe("listening");
  return page;
}

const heardIn = (page: Page) =>
  page.evaluate(() => (window as unknown as { heard: string[] }).heard.join());
const say = (key: string, serial: number) => publish(owner, notesOf(key), { from: 0, serial });
const positionOf = async (key: string) => idOf(await positionsOf(owner, [notesOf(key).name]));

test("a page hears what follows its drawing, and goes on after the server was away, with nothing lost", {
  timeout: 60_000,
}, async () => {
  await say("client", 1);
  const drawn = await positionOf("client");
  await say("client", 2);
  const page = await hearing("client", drawn);
  await expect.poll(() => heardIn(page)).toBe("2");
  await say("client", 3);
  await expect.poll(() => heardIn(page)).toBe("2,3");
  const port = Number(new URL(site.origin).port);
  await site.close();
  await say("client", 4);
  site = await open(port);
  await say("client", 5);
  await expect.poll(() => heardIn(page)).toBe("2,3,4,5");
  await page.evaluate(() => (window as unknown as { close(): void }).close());
  await expect.poll(() => site.sockets.size).toBeLessThan(3);
  await page.close();
});

test("a page whose messages are gone is told so", { timeout: 60_000 }, async () => {
  await say("missed", 1);
  const drawn = await positionOf("missed");
  await say("missed", 2);
  await owner.query("update live_topic set dropped = last where topic = 'note:missed'", []);
  await owner.query("delete from live_message where topic = 'note:missed'", []);
  const page = await hearing("missed", drawn);
  await expect.poll(() => heardIn(page)).toBe("gap");
  await say("missed", 3);
  await expect.poll(() => heardIn(page)).toBe("gap,3");
  await page.close();
});

test("the program weighs less than a kilobyte", () => {
  expect(brotliCompressSync(client).length).toBeLessThan(CLIENT_BYTES_MOST);
});
