// Rates at the desk, from the draft to the board: one member of staff requests, another approves.

import { expect, test } from "../../browser/bank.ts";
import { expectAccessible } from "../../browser/checks.ts";
import { signInAtDesk } from "../../browser/desk.ts";
import { forgetSession } from "../../browser/people.ts";

test("a deposit rate is requested by one, approved by another with the keyboard, and on the board", async ({
  page,
  bank,
}) => {
  test.setTimeout(120_000);
  await signInAtDesk(page, bank, "content01");
  await page.goto(`${bank.deskOrigin}/desk/content/deposit-rates/8`);
  await expect(page.getByRole("heading", { level: 1, name: "存款利率：澳幣 AUD" })).toBeVisible();
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Taipei" }).format(new Date());
  await page.getByLabel("生效日").fill(today);
  await page.getByLabel("活期存款").fill("0.68");
  await page.getByRole("button", { name: "儲存草稿" }).click();
  await expect(page.getByRole("heading", { name: "送請覆核版本 2" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("調整理由").fill("隨澳洲央行調整");
  await page.getByRole("button", { name: "送請覆核" }).click();
  await expect(page.getByText("等候另一位同仁決定")).toBeVisible();
  await forgetSession(page);

  await signInAtDesk(page, bank, "admin01");
  await page.goto(`${bank.deskOrigin}/desk/approvals`);
  await page.getByRole("button", { name: "開始處理" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("demand: 0.68")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("radio", { name: "核准並執行" }).focus();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await page.keyboard.type("已核對利率表");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${bank.deskOrigin}/desk/approvals`);

  await page.goto(`${bank.origin}/board-rate`);
  await expect(page.locator("#foreign")).toContainText("0.68%");
});
