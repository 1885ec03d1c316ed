// How a session ends on an open page. The bank's clock is set ahead, so this file has its own bank.

import type { APIRequestContext, Page } from "@playwright/test";
import { session as en } from "#areas/login/texts/session/en.ts";
import { session as zh } from "#areas/login/texts/session/zh.ts";
import { SESSION_PATH, sessionWire } from "#base/identity/sign-in.ts";
import { expect, type RunningBank, test as shared, startBank } from "../browser/bank.ts";
import { expectAccessible } from "../browser/checks.ts";
import { signInAs } from "../browser/people.ts";

const test = shared.extend<object, { bank: RunningBank }>({
  bank: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const bank = await startBank("template_bank", { CLOCK_SECONDS: "1" });
      await use(bank);
      await bank.stop();
    },
    { scope: "worker" },
  ],
});

test.describe.configure({ mode: "serial" });

let ahead = 0;

/** Advances the bank's clock, and waits until the bank has noticed. */
async function passSeconds(
  bank: RunningBank,
  seconds: number,
  noticed: () => Promise<boolean>,
): Promise<void> {
  ahead += seconds;
  await bank.sql(
    `create or replace function bank.now() returns timestamptz language sql stable
       as $$ select statement_timestamp() + interval '${ahead} seconds' $$`,
  );
  await expect.poll(noticed).toBe(true);
}

async function secondsLeft(request: APIRequestContext): Promise<number> {
  const { content } = await (await request.get(SESSION_PATH)).json();
  return content[sessionWire.sessionSeconds];
}

/** A page whose script starts after time has jumped would count from there. */
async function expectCounting(page: Page): Promise<void> {
  await expect(page.locator("[data-time]").first()).toHaveText(/[45]:\d\d 後自動登出/);
}

test("a second sign-in is told on the first page within two seconds [S04]", async ({
  page,
  browser,
  bank,
}) => {
  await signInAs(page, "basic01");
  await expectCounting(page);
  const other = await browser.newContext({ baseURL: bank.origin, locale: "zh-TW" });
  const second = await other.newPage();
  await signInAs(second, "basic01");
  await expect(page).toHaveURL(/\/login\?ended=elsewhere$/, { timeout: 2_000 });
  await expect(page.getByText("已在其他裝置登入")).toBeVisible();
  await second.reload();
  await expectCounting(second);
  await other.close();
});

test("signing out on one page is told on the others [S02] [S04]", async ({ page, context }) => {
  await signInAs(page, "joint01");
  const other = await context.newPage();
  await other.goto("/logout");
  await other.getByRole("button", { name: "確定登出" }).click();
  await expect(page).toHaveURL(/\/login\?ended=out$/);
});

test("the countdown offers to stay or to leave at one minute, and ends at none [S03] [S04]", async ({
  page,
  context,
  bank,
}) => {
  const hasMinute = async () => (await secondsLeft(page.request)) < 60;
  const dialogOn = (shown: Page) => shown.getByRole("dialog", { name: "您還在嗎？" });
  await context.clock.install();
  await signInAs(page, "twdonly01", "/overview/security");
  const other = await context.newPage();
  await other.goto("/overview");
  for (const shown of [page, other]) await expectCounting(shown);

  await passSeconds(bank, 245, hasMinute);
  // All pages of a context share a clock: advanced twice, it would end the session.
  await context.clock.fastForward(245_000);
  for (const shown of [page, other]) {
    await expect(dialogOn(shown).getByText(/0:\d\d 後自動登出/)).toBeVisible();
  }
  await expectAccessible(page);
  await page.keyboard.press("Tab");
  await expect(dialogOn(page).getByRole("link", { name: "繼續使用" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialogOn(page)).toBeHidden();
  await expect(page.getByLabel("登入狀態")).toContainText(/(5:00|4:5\d) 後自動登出/);
  // The other page is notified automatically.
  await expect(dialogOn(other)).toBeHidden();
  expect(await secondsLeft(page.request)).toBeGreaterThan(280);

  await passSeconds(bank, 245, hasMinute);
  await context.clock.fastForward(245_000);
  await dialogOn(page).getByRole("button", { name: "登出" }).click();
  await expect(page).toHaveURL(/\/login\?ended=out$/);
  await expect(other).toHaveURL(/\/login\?ended=out$/);

  await signInAs(page, "twdonly01", "/overview/security");
  await expectCounting(page);
  await passSeconds(bank, 310, async () => (await secondsLeft(page.request)) === 0);
  await context.clock.fastForward(310_000);
  await expect(page).toHaveURL(/\/login\?ended=timeout&to=%2Foverview%2Fsecurity$/);
  await expect(page.getByText("已自動登出")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const [language, texts] of Object.entries({ "zh-TW": zh, en })) {
    test(`the page tells until when, and a link keeps the session open, in ${language} [S03]`, async ({
      page,
    }) => {
      await page.goto(`/login?lang=${language}`);
      await signInAs(page, "advanced01");
      const bar = page.getByLabel(texts.label);
      await expect(bar).toContainText(new RegExp(texts.until.replace("{time}", "\\d\\d:\\d\\d")));
      await bar.getByRole("link", { name: texts.stay }).click();
      await expect(page).toHaveURL(/\/overview$/);
      expect(await secondsLeft(page.request)).toBeGreaterThan(295);
    });
  }
});

test("a page for everybody is told at once that its customer signed in elsewhere [S04]", async ({
  page,
  browser,
}) => {
  await signInAs(page, "foreign01");
  await page.goto("/notice");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await signInAs(await other.newPage(), "foreign01");
  await expect(page).toHaveURL(/\/login\?ended=elsewhere/, { timeout: 5_000 });
  await other.close();
});

test("a page for everybody counts its customer's session down, offers to stay, and ends with it [S03] [S04]", async ({
  page,
  context,
  bank,
}) => {
  const hasMinute = async () => (await secondsLeft(page.request)) < 60;
  const dialog = page.getByRole("dialog", { name: "您還在嗎？" });
  await context.clock.install();
  await signInAs(page, "alloff01");
  await page.goto("/support/faq");
  await expectCounting(page);
  await expect(dialog).toBeHidden();
  await passSeconds(bank, 245, hasMinute);
  await context.clock.fastForward(245_000);
  await expect(dialog.getByText(/0:\d\d 後自動登出/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("link", { name: "繼續使用" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/support\/faq$/);
  expect(await secondsLeft(page.request)).toBeGreaterThan(280);

  await passSeconds(bank, 310, async () => (await secondsLeft(page.request)) === 0);
  await context.clock.fastForward(310_000);
  await expect(page).toHaveURL(/\/login\?ended=timeout&to=%2Fsupport%2Ffaq$/);
});

test("what somebody types on a page for everybody stays when the session ends [S04]", async ({
  page,
  context,
}) => {
  await signInAs(page, "otheroff01");
  await page.goto("/support/faq");
  const typed = page.getByRole("searchbox").first();
  await typed.fill("忘記密碼");
  const other = await context.newPage();
  await other.goto("/logout");
  await other.getByRole("button", { name: "確定登出" }).click();
  await expect(other).toHaveURL(/\/login\?ended=out$|\/$/);
  await expect(typed).toHaveValue("忘記密碼");
  await expect(page).toHaveURL(/\/support\/faq$/);
});
