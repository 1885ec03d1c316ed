// What was typed into a transfer when its session expired.

import type { Page } from "@playwright/test";
import { pages as zh } from "#areas/transfer/texts/pages/zh.ts";
import { LIVE_PATH } from "#base/call/live.ts";
import { expect as soon, test } from "../browser/bank.ts";
import { enter, personOf } from "../browser/people.ts";
import { choosePayee, next, openTransfer, senderOn } from "../browser/sending.ts";
import { endSession } from "../browser/transfer-steps.ts";

const expect = soon.configure({ timeout: 30_000 });
test.setTimeout(120_000);

const ORDER = { bank: "822", toAccount: "123456789012", amount: "1,234", note: "午餐" };

async function fill(page: Page): Promise<void> {
  await choosePayee(page, "new");
  for (const [field, text] of Object.entries(ORDER)) await page.locator(`#${field}`).fill(text);
}

async function expectFilled(page: Page): Promise<void> {
  await expect(page.getByText(zh.news.again)).toBeVisible();
  await expect(page.locator('input[name=payee][value="new"]')).toBeChecked();
  for (const [field, text] of Object.entries(ORDER)) {
    await expect(page.locator(`#${field}`)).toHaveValue(text);
  }
}

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("draft:")));

test("survives a time-out and the next sign-in, and is then gone from the browser", async ({
  page,
  bank,
}) => {
  const who = senderOn(page, bank, "basic01");
  await openTransfer(who);
  await fill(page);
  expect(await drafts(page)).toEqual([]);
  await endSession(who);
  await expect(page).toHaveURL("/login?ended=timeout&to=%2Ftransfer");
  await enter(page, personOf("basic01"));
  await expect(page).toHaveURL("/transfer");
  await expectFilled(page);
  expect(await drafts(page)).toEqual([]);
  await next(page).click();
  await expect(page).toHaveURL(/\/transfer\/confirm\?key=/);
  // Only the transfer's key is left, for the browser's back button.
  await expect.poll(() => drafts(page)).toEqual(["draft:transfer-review"]);
  const left = await page.evaluate(() => sessionStorage.getItem("draft:transfer-review"));
  expect(Object.keys(JSON.parse(left ?? "{}").values)).toEqual(["transferKey"]);
  await page.goto("/transfer");
  await expect(page.locator("#amount")).toHaveValue("");
});

test("survives when only the answer to the form tells of the time-out", async ({ page, bank }) => {
  const who = senderOn(page, bank, "advanced01");
  await page.route(`**${LIVE_PATH}`, (route) =>
    route.fulfill({ contentType: "text/event-stream", body: "" }),
  );
  await openTransfer(who);
  await fill(page);
  await endSession(who);
  await next(page).click();
  await expect(page).toHaveURL(/\/login\?/);
  await enter(page, personOf("advanced01"));
  await expect(page).toHaveURL("/transfer");
  await expectFilled(page);
});

test("is not shown to another customer, and is dropped at sign-out", async ({ page, bank }) => {
  const who = senderOn(page, bank, "foreign01");
  await openTransfer(who);
  await fill(page);
  await endSession(who);
  await expect(page).toHaveURL(/\/login\?ended=timeout/);
  expect(await drafts(page)).toHaveLength(1);
  await enter(page, personOf("basic01"));
  await expect(page).toHaveURL("/transfer");
  await expect.poll(() => drafts(page)).toEqual([]);
  await expect(page.locator("#amount")).toHaveValue("");

  const other = senderOn(page, bank, "basic01");
  await fill(page);
  await endSession(other);
  await expect(page).toHaveURL(/\/login\?ended=timeout/);
  await page.goto("/login?to=%2Foverview");
  await enter(page, personOf("basic01"));
  await expect(page).toHaveURL("/overview");
  expect(await drafts(page)).toHaveLength(1);
  await page.getByRole("button", { name: "登出" }).first().click();
  await expect(page).toHaveURL(/\/login\?ended=out/);
  expect(await drafts(page)).toEqual([]);
});
