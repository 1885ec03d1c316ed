// A change of page at the desk keeps the document: the focus tells a screen reader of the new page.

import type { Page } from "@playwright/test";
import { openPool } from "#db/db.ts";
import { announceItem } from "#server/live/publish.ts";
import { expect, test } from "../../browser/bank.ts";
import { signInAtDesk } from "../../browser/desk.ts";

const expectOnHeading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole("heading", { level: 1, name })).toBeFocused();

test("a link, a hotkey, a row and the way back each move the focus to the page's heading", async ({
  page,
  bank,
}) => {
  await signInAtDesk(page, bank, "service01");
  // Listed once the page is hydrated.
  await expect(page.getByText("鍵盤快速鍵")).toBeVisible();
  await expect(page.locator("h1")).not.toBeFocused();
  await page.getByRole("link", { name: "客戶", exact: true }).click();
  await expectOnHeading(page, "客戶");
  await page.keyboard.press("g");
  await page.keyboard.press("d");
  await expectOnHeading(page, "爭議款項");
  await page.keyboard.press("j");
  await expect(page.locator("[data-row]").first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/desk\/disputes\/.+/);
  await expect(page.locator("h1")).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/desk\/disputes$/);
  await expectOnHeading(page, "爭議款項");
});

test("data that is reloaded leaves the focus where it is", async ({ page, bank }) => {
  await signInAtDesk(page, bank, "service01");
  await expect(page.getByText("鍵盤快速鍵")).toBeVisible();
  const link = page.locator("[data-row]").first();
  await page.getByRole("link", { name: "客戶", exact: true }).click();
  await expectOnHeading(page, "客戶");
  await page.getByRole("link", { name: "待辦總覽" }).click();
  await expectOnHeading(page, "待辦總覽");
  await link.focus();
  const reloaded = page.waitForResponse(/\/desk\/home\.data/);
  const owner = openPool(bank.url, "owner");
  await announceItem(owner, "disputes", "1");
  await reloaded;
  await owner.close();
  await expect(link).toBeFocused();
});
