// The browser's side of the live channel, in a real browser.

import { existsSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { type Browser, type BrowserContext, chromium, type Page } from "@playwright/test";
import { build, type Rollup } from "vite";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { idOf } from "#base/call/live.ts";
import { openPool, type Pool } from "#db/db.ts";
import { publish } from "#server/live/publish.ts";
import { positionsOf } from "#server/live/store.ts";
import { freshDatabase } from "../bank/fresh-database.ts";
import { type LiveSite, notesOf, startLiveSite } from "../live/live.ts";

const CLIENT_BYTES_MOST = 1_500;
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
  const close = openLive([listener], {
    after: query.get("after"),
    onEnded: () => undefined,
    keepsHidden: query.has("keeps"),
  });
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

/** Opens a page that listens to one topic, in a browser of its own unless one is given. */
async function hearing(
  key: string,
  after: string,
  { context, keeps = false }: { context?: BrowserContext; keeps?: boolean } = {},
): Promise<Page> {
  const page = await (context ?? browser).newPage();
  const query = new URLSearchParams({ topic: notesOf(key).name, after });
  if (keeps) query.set("keeps", "");
  await page.goto(`${site.origin}/?${query}`);
  await expect.poll(() => page.title()).toBe("listening");
  return page;
}

/** Hides or shows a page; pages of a headless browser are all visible. */
const hide = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);

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

describe("tabs of one browser", { timeout: 60_000 }, () => {
  let context: BrowserContext;
  beforeEach(async () => {
    context = await browser.newContext();
  });
  afterEach(async () => {
    await context.close();
    await expect.poll(() => site.streams.size).toBe(0);
  });
  const tab = (key: string, after: string) => hearing(key, after, { context });
  const expectOneStream = () => expect.poll(() => site.streams.size).toBe(1);

  test("share one stream, and each hears every message once, whoever comes and goes", async () => {
    await say("tabs", 1);
    const drawn = await positionOf("tabs");
    const tabs = [await tab("tabs", drawn), await tab("tabs", drawn)];
    await say("tabs", 2);
    for (const each of tabs) await expect.poll(() => heardIn(each)).toBe("2");
    tabs.push(await tab("tabs", await positionOf("tabs")));
    await expectOneStream();
    await say("tabs", 3);
    for (const each of tabs.slice(0, 2)) await expect.poll(() => heardIn(each)).toBe("2,3");
    // The newest has the stream.
    await tabs.pop()?.close();
    await say("tabs", 4);
    for (const each of tabs) await expect.poll(() => heardIn(each)).toBe("2,3,4");
    await expectOneStream();
  });

  test("go back together for one that was drawn earlier, and hear nothing twice", async () => {
    await say("earlier", 1);
    const drawn = await positionOf("earlier");
    for (const serial of [2, 3]) await say("earlier", serial);
    const first = await tab("earlier", await positionOf("earlier"));
    await say("earlier", 4);
    await expect.poll(() => heardIn(first)).toBe("4");
    const second = await tab("earlier", drawn);
    await expect.poll(() => heardIn(second)).toBe("2,3,4");
    await say("earlier", 5);
    await expect.poll(() => heardIn(second)).toBe("2,3,4,5");
    await expect.poll(() => heardIn(first)).toBe("4,5");
  });

  test("hand the stream to the one that is shown, which goes back to the slowest", async () => {
    await say("shown", 1);
    const drawn = await positionOf("shown");
    const first = await tab("shown", drawn);
    const second = await tab("shown", drawn);
    await say("shown", 2);
    await expect.poll(() => heardIn(second)).toBe("2");
    await hide(second, true);
    await hide(first, true);
    await hide(first, false);
    await second.close();
    await say("shown", 3);
    await expect.poll(() => heardIn(first)).toBe("2,3");
    await expectOneStream();
  });

  test("are told of a gap, each that has missed something", async () => {
    await say("gaps", 1);
    const drawn = await positionOf("gaps");
    await say("gaps", 2);
    const current = await tab("gaps", await positionOf("gaps"));
    await owner.query("update live_topic set dropped = last where topic = 'note:gaps'", []);
    await owner.query("delete from live_message where topic = 'note:gaps'", []);
    const behind = await tab("gaps", drawn);
    await expect.poll(() => heardIn(behind)).toBe("gap");
    await say("gaps", 3);
    await expect.poll(() => heardIn(behind)).toBe("gap,3");
    await expect.poll(() => heardIn(current)).toBe("3");
  });

  test("that cannot share have a stream each while they are shown, or need it", async () => {
    await context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, "locks", { value: undefined });
    });
    await say("alone", 1);
    const drawn = await positionOf("alone");
    const [first, second] = [await tab("alone", drawn), await tab("alone", drawn)];
    const keeper = await hearing("alone", drawn, { context, keeps: true });
    await expect.poll(() => site.streams.size).toBe(3);
    await hide(second, true);
    await hide(keeper, true);
    await expect.poll(() => site.streams.size).toBe(2);
    await say("alone", 2);
    for (const each of [first, keeper]) await expect.poll(() => heardIn(each)).toBe("2");
    await hide(second, false);
    await expect.poll(() => heardIn(second)).toBe("2");
  });
});

test("the program weighs less than one and a half kilobytes", () => {
  expect(brotliCompressSync(client).length).toBeLessThan(CLIENT_BYTES_MOST);
});
