// A queue by keyboard alone, and two members of staff on the same list.

import type { Page } from "@playwright/test";
import { expect, type RunningBank, test } from "../../browser/bank.ts";
import { signInAtDesk } from "../../browser/desk.ts";

async function addInquiries(bank: RunningBank, count: number): Promise<void> {
  await bank.sql("delete from inquiry_answer; delete from inquiry_file; delete from inquiry");
  await bank.sql(`
    insert into inquiry (id, reference, category_code, subcategory_code, name, email, phone, device,
      description, language, made_at, promised_on, state)
    select gen_random_uuid(), 'Q2026' || number, parent_code, code, '林怡君', 'desk@example.com',
           '0912345678', 'pc', '昨天轉帳後畫面停在處理中，請協助確認是否成功。', 'zh', bank.now(),
           bank.today() + number, 'received'
      from generate_series(1, ${count}) as number,
           (select parent_code, code from faq_category where parent_code is not null limit 1) as topic`);
}

const row = (page: Page, reference: string) => page.getByRole("rowheader", { name: reference });

test("an inquiry is taken and answered with the keyboard alone", async ({ page, bank }) => {
  await addInquiries(bank, 3);
  await signInAtDesk(page, bank, "service01");
  // The hotkeys work once the page is hydrated, which is when they are listed.
  await expect(page.getByText("鍵盤快速鍵")).toBeVisible();
  await page.keyboard.press("g");
  await page.keyboard.press("i");
  await expect(page).toHaveURL(`${bank.deskOrigin}/desk/inquiries`);
  await expect(row(page, "Q20261")).toBeVisible();
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "留言 Q20261" })).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    if (await page.locator("#answer:focus").count()) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type("您的轉帳已經完成，請到交易明細確認。");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${bank.deskOrigin}/desk/inquiries`);
  await expect(row(page, "Q20261")).toBeHidden();
  const rows = await bank.sql("select from outbox where address = 'desk@example.com'");
  expect(rows).toHaveLength(1);
});

test("what a colleague takes disappears from an open list, and comes back when it is put back", async ({
  page,
  bank,
  browser,
}) => {
  await addInquiries(bank, 2);
  await signInAtDesk(page, bank, "service01");
  await page.goto(`${bank.deskOrigin}/desk/inquiries`);
  await expect(row(page, "Q20262")).toBeVisible();
  const context = await browser.newContext();
  const colleague = await context.newPage();
  await signInAtDesk(colleague, bank, "service02");
  await colleague.goto(`${bank.deskOrigin}/desk/inquiries`);
  await colleague.getByRole("button", { name: "開始處理 Q20262" }).click();
  await expect(colleague.getByRole("heading", { level: 1, name: "留言 Q20262" })).toBeVisible();
  await expect(row(page, "Q20262")).toBeHidden();
  await expect(row(page, "Q20261")).toBeVisible();
  await colleague.getByRole("button", { name: "放回待辦" }).click();
  await expect(row(page, "Q20262")).toBeVisible();
  await context.close();
});
