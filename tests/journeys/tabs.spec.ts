// Ten tabs of one browser over HTTP/1.1, where a browser has six connections to a site.

import type { BrowserContext, Page } from "@playwright/test";
import { EXTENSION_PATH } from "#base/identity/sign-in.ts";
import { expect, test } from "../browser/bank.ts";
import { CHAT, partsOf, speech } from "../browser/chat.ts";
import { signInAtDesk } from "../browser/desk.ts";
import { signInAs } from "../browser/people.ts";

const TABS = 10;

test.setTimeout(120_000);

/** The open streams of a browser at a path. */
function streamsOf(context: BrowserContext, path: string): Set<object> {
  const open = new Set<object>();
  context.on("request", (request) => {
    if (new URL(request.url()).pathname === path) open.add(request);
  });
  for (const over of ["requestfinished", "requestfailed"] as const) {
    context.on(over as "requestfailed", (request) => open.delete(request));
  }
  // The requests of a closed tab are not reported as over.
  context.on("page", (page) =>
    page.on("close", () => {
      for (const request of open as Set<{ frame(): { page(): Page } }>) {
        if (request.frame().page() === page) open.delete(request);
      }
    }),
  );
  return open;
}

async function openTabs(context: BrowserContext, addresses: readonly string[]): Promise<Page[]> {
  const tabs: Page[] = [];
  for (const address of addresses) {
    const tab = await context.newPage();
    await tab.goto(address);
    tabs.push(tab);
  }
  return tabs;
}

/** The envelope's code of the call behind "stay signed in". */
const stayFrom = (tab: Page) =>
  tab.evaluate(async (path) => (await (await fetch(path)).json()).code, EXTENSION_PATH);

test("the tenth tab loads, staying signed in gets through from each, and all hear of the end [S03] [S04]", async ({
  page,
  context,
}) => {
  const streams = streamsOf(context, "/live/session");
  await signInAs(page, "basic01");
  const addresses = Array.from({ length: TABS - 1 }, (_, index) =>
    index % 2 === 0 ? "/notice" : "/overview",
  );
  const tabs = [page, ...(await openTabs(context, addresses))];
  for (const tab of tabs) expect(await stayFrom(tab)).toBe(200);
  await expect.poll(() => streams.size).toBe(1);

  const [last, ...others] = tabs.reverse() as [Page, ...Page[]];
  await last.goto("/logout");
  await last.getByRole("button", { name: "確定登出" }).click();
  for (const tab of others) await expect(tab).toHaveURL(/\/login\?ended=out$/);
});

test("when the tab that holds the stream is closed, another one hears of a sign-in elsewhere [S04]", async ({
  page,
  context,
  browser,
  bank,
}) => {
  const streams = streamsOf(context, "/live/session");
  await signInAs(page, "joint01");
  const [second, third] = (await openTabs(context, ["/notice", "/overview"])) as [Page, Page];
  await expect.poll(() => streams.size).toBe(1);
  await third.close();
  await expect.poll(() => streams.size).toBe(1);
  const other = await browser.newContext({ baseURL: bank.origin, locale: "zh-TW" });
  await signInAs(await other.newPage(), "joint01");
  for (const tab of [page, second]) await expect(tab).toHaveURL(/\/login\?ended=elsewhere/);
  await other.close();
});

test("in a browser whose tabs cannot share, hidden tabs let go [S03]", async ({
  page,
  context,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "locks", { value: undefined });
  });
  const streams = streamsOf(context, "/live/session");
  await signInAs(page, "twdonly01");
  for (let count = 1; count < TABS; count += 1) {
    const shown = context.pages().at(-1) as Page;
    await expect.poll(() => streams.size).toBe(1);
    await shown.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await expect.poll(() => streams.size).toBe(0);
    await openTabs(context, ["/notice"]);
  }
  expect(await stayFrom(context.pages().at(-1) as Page)).toBe(200);
});

test("ten tabs of a chat hear every message of the person who answers [A11]", async ({
  page,
  context,
  browser,
  bank,
}) => {
  await bank.sql("delete from chat_count; delete from chat; delete from chat_duty");
  const words = speech["zh-TW"];
  const desk = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 } })
  ).newPage();
  await signInAtDesk(desk, bank, "service01");
  await desk.goto(`${bank.deskOrigin}/desk/chats`);
  const streams = streamsOf(context, "/live");
  await page.goto(CHAT);
  const { field, send, messages } = partsOf(page, words);
  await field.fill("帳單金額不對");
  await send.click();
  await expect(messages).toHaveCount(3);
  await page.getByRole("button", { name: "轉接專人" }).click();
  await expect(page.getByText("您是下一位")).toBeVisible();
  const tabs = [page, ...(await openTabs(context, Array(TABS - 1).fill(CHAT)))];
  await expect.poll(() => streams.size).toBe(1);

  await expect(desk.getByText("帳單金額不對")).toBeVisible();
  await desk.keyboard.press("Alt+KeyN");
  await expect(desk.getByLabel("回覆")).toBeFocused();
  for (const text of ["第一句", "第二句"]) {
    await desk.keyboard.type(text);
    await desk.keyboard.press("Enter");
  }
  for (const tab of tabs) {
    for (const text of ["第一句", "第二句"]) {
      await expect(partsOf(tab, words).messages.filter({ hasText: text })).toHaveCount(1);
    }
  }
  await desk.context().close();
});
