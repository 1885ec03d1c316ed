// Staff help a locked, a flagged and a panicked customer, two of them where four eyes are needed.

import type { Browser, Page } from "@playwright/test";
import { texts as overview } from "#areas/overview/texts/zh.ts";
import { expect, type RunningBank, test } from "../../browser/bank.ts";
import { openFile, signInAtDesk } from "../../browser/desk.ts";
import { enter, personOf, signInAs } from "../../browser/people.ts";

async function inBrowser(
  browser: Browser,
  bank: RunningBank,
  userId: string,
): Promise<{ page: Page; close(): Promise<void> }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signInAtDesk(page, bank, userId);
  return { page, close: () => context.close() };
}

/** Requests something in a customer's file, and has a colleague approve it. */
async function askAndApprove(
  page: Page,
  {
    browser,
    bank,
    choose,
    kind,
  }: { browser: Browser; bank: RunningBank; choose: string; kind: string },
): Promise<void> {
  await page.getByRole("link", { name: choose }).click();
  await page.locator("#reason").fill("客戶已完成身分確認");
  await page.getByRole("button", { name: "送出申請" }).click();
  await expect(page.getByText("已送出申請，等待同仁覆核。")).toBeVisible();
  const colleague = await inBrowser(browser, bank, "service02");
  await colleague.page.goto(`${bank.deskOrigin}/desk/approvals`);
  const row = colleague.page.getByRole("row").filter({ hasText: kind });
  await row.getByRole("button", { name: "開始處理" }).click();
  await colleague.page.getByLabel("核准並執行").check();
  await colleague.page.locator("#note").fill("核對無誤");
  await colleague.page.getByRole("button", { name: "送出決定" }).click();
  await expect(colleague.page).toHaveURL(`${bank.deskOrigin}/desk/approvals`);
  await expect(colleague.page.getByRole("heading", { name: "覆核", exact: true })).toBeVisible();
  await expect(row).toHaveCount(0);
  await colleague.close();
}

test("a locked customer is unlocked and signs in", async ({ page, bank, browser }) => {
  for (let time = 0; time < 5; time += 1) {
    await page.goto("/login");
    await enter(page, personOf("basic01"), { password: "wrong 1 password" });
    await expect(page.locator("main [role=alert]").first()).toBeVisible();
  }
  const agent = await inBrowser(browser, bank, "service01");
  await openFile(agent.page, bank, personOf("basic01").nationalId);
  await expect(agent.page.getByText("登入已鎖定")).toBeVisible();
  await agent.page.getByRole("button", { name: "解除鎖定" }).click();
  await expect(agent.page.getByText("已解除鎖定。")).toBeVisible();
  await expect(agent.page.getByText("沒有鎖定的項目。")).toBeVisible();
  await agent.close();
  await signInAs(page, "basic01");
});

test("a flagged customer is out at once, and comes back when two members of staff agree", async ({
  page,
  bank,
  browser,
}) => {
  await signInAs(page, "advanced01");
  const agent = await inBrowser(browser, bank, "service01");
  await openFile(agent.page, bank, personOf("advanced01").nationalId);
  await agent.page.getByRole("link", { name: "註記疑似異常" }).click();
  await agent.page.locator("#reason").fill("疑似帳戶遭冒用");
  await agent.page.getByRole("button", { name: "註記疑似異常" }).click();
  await expect(agent.page.getByText("客戶的登入與交易已停止")).toBeVisible();
  await page.goto("/overview");
  await expect(page).toHaveURL(/\/login/);
  await askAndApprove(agent.page, {
    browser,
    bank,
    choose: "申請解除註記",
    kind: "解除疑似異常註記",
  });
  await agent.page.reload();
  await expect(agent.page.getByRole("link", { name: "註記疑似異常" })).toBeVisible();
  await signInAs(page, "advanced01");
  await agent.close();
});

test("a panic button is undone by two members of staff", async ({ page, bank, browser }) => {
  await signInAs(page, "joint01", "/overview/security/panic");
  await page.getByRole("button", { name: overview.panic.confirm }).click();
  await expect(page.getByText(/P\d{8,}/).first()).toBeVisible();
  const agent = await inBrowser(browser, bank, "service01");
  await openFile(agent.page, bank, personOf("joint01").nationalId);
  await expect(agent.page.getByText("起生效")).toBeVisible();
  await askAndApprove(agent.page, {
    browser,
    bank,
    choose: "申請解除一鍵停用",
    kind: "解除一鍵停用",
  });
  await agent.page.reload();
  await expect(agent.page.getByText("未使用")).toBeVisible();
  await agent.close();
});
