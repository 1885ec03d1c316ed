import type { Page } from "@playwright/test";
import { smallPicture } from "#server/uploads/pictures.testing.ts";
import { expect, test } from "../browser/bank.ts";
import { expectAccessible } from "../browser/checks.ts";
import {
  COMPLETE,
  choose,
  file,
  fillIn,
  MAIN,
  next,
  QUESTION,
  registered,
  send,
  stored,
  toDetails,
} from "../browser/inquiry.ts";

const REFERENCE = /^IQ\d{8}-[2-9A-HJKMNP-TV-Z]{4}$/;

test.beforeEach(async ({ bank }) => void (await bank.sql("delete from inquiry_count")));

for (const scripts of [true, false]) {
  const door = scripts ? "with scripts" : "without scripts";
  const address = (name: string) => `${name}-${scripts ? "on" : "off"}@example.com`;

  test.describe(door, () => {
    test.use({ javaScriptEnabled: scripts });

    test("a visitor writes in three steps and is told the reference and the day [R40] [R41] [B08] [C36] [F17]", async ({
      page,
      bank,
    }) => {
      const email = address("three-steps");
      await toDetails(page);
      await fillIn(page, email);
      await choose(page, [file("畫面.png", await smallPicture("png"))]);
      if (scripts) await expect(stored(page).getByLabel("畫面.png")).toBeChecked();
      await next(page).click();
      await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("請確認內容");
      for (const words of ["轉帳問題", "王小明", email, "0912-345-678", "iPhone", "畫面.png"]) {
        await expect(page.locator("dd", { hasText: words }).first()).toBeVisible();
      }
      if (scripts) await expectAccessible(page);
      await send(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("已收到您的留言");
      await expect(page.getByText(/前回覆至 t\*\*\*@example\.com/)).toBeVisible();
      if (scripts) await expectAccessible(page);
      const reference = await page.locator("dd strong").textContent();
      expect(reference).toMatch(REFERENCE);
      expect(await registered(bank, email)).toEqual({
        reference,
        name: "王小明",
        phone: "0912345678",
        device: "iphone",
        description: QUESTION,
        topic: "0304",
        files: 1,
        letters: 1,
      });
    });
  });

  test.describe(`${door}, somebody who makes mistakes`, () => {
    test.use({ javaScriptEnabled: scripts });

    test("is told so at the top and beside the field, and loses nothing [R40]", async ({
      page,
    }) => {
      await page.goto(MAIN);
      await next(page).click();
      const summary = page.getByRole("alert");
      await expect(summary).toBeFocused();
      await expect(page).toHaveTitle(/^錯誤：/);
      await summary.getByRole("link", { name: "請選擇一個項目。" }).click();
      await expect(page.locator("#subcategoryCode")).toBeFocused();
      await toDetails(page);
      await page.getByLabel("中文姓名").fill("王1");
      await page.getByLabel("電子郵件").fill("wang@");
      await page.getByLabel("問題描述").fill("太短");
      await next(page).click();
      await expect(summary).toBeFocused();
      await expect(page).toHaveTitle(/^錯誤：/);
      await expect(summary.getByRole("link")).toHaveCount(4);
      await expect(page.getByLabel("電子郵件")).toHaveValue("wang@");
      await expect(page.getByLabel("問題描述")).toHaveValue("太短");
      await expect(page.locator("#customerName-error")).toContainText("姓名只能是中文字或英文字母");
      await summary.getByRole("link", { name: "請輸入電話。" }).click();
      await expect(page.locator("#phone")).toBeFocused();
      if (!scripts) return;
      await expectAccessible(page);
      await expectCorrections(page);
    });

    test("can go back and finds everything, pictures too [R40]", async ({ page, bank }) => {
      const email = address("back");
      await toDetails(page);
      await fillIn(page, email);
      await choose(page, [file("畫面.png", await smallPicture("png"))]);
      if (scripts) await expect(stored(page).getByLabel("畫面.png")).toBeChecked();
      await page.getByRole("button", { name: "上一步" }).click();
      await expect(page.getByLabel("轉帳問題")).toBeChecked();
      expect(page.url()).not.toContain(email);
      await page.getByLabel("轉帳操作").check();
      await next(page).click();
      await expect(page.getByLabel("中文姓名")).toHaveValue("王小明");
      await expect(page.getByLabel("iPhone")).toBeChecked();
      await expect(page.getByLabel("問題描述")).toHaveValue(QUESTION);
      await expect(stored(page).getByLabel("畫面.png")).toBeChecked();
      await next(page).click();
      await page.getByRole("button", { name: "修改 您的留言" }).click();
      await stored(page).getByLabel("畫面.png").uncheck();
      await next(page).click();
      await expect(page.getByText("沒有附件")).toBeVisible();
      await send(page);
      expect(await registered(bank, email)).toMatchObject({ topic: "0301", files: 0 });
    });
  });
}

test("the page of a finished inquiry leads back when there is none to show [R41]", async ({
  page,
}) => {
  await page.goto(COMPLETE);
  await page.getByRole("link", { name: "寫一則留言" }).click();
  await expect(page).toHaveURL(new RegExp(`${MAIN}$`));
  const unknown = await page.goto(`${COMPLETE}?id=00000000-0000-4000-8000-000000000000`);
  expect(unknown?.status()).toBe(404);
});

test("whoever writes too often is told so, and loses nothing [R40]", async ({ page }) => {
  const email = "often@example.com";
  for (let times = 0; times < 6; times += 1) {
    await toDetails(page);
    await fillIn(page, email);
    await next(page).click();
    if (times < 5) await send(page);
  }
  await page.getByRole("button", { name: "送出留言" }).click();
  await expect(page.getByRole("alert")).toContainText("次數已達上限");
  await expect(page.locator("dd", { hasText: email })).toBeVisible();
});

test("the whole way can be walked by keyboard alone [R40]", async ({ page }) => {
  await page.goto(MAIN);
  await page.locator("summary", { hasText: "開戶與帳戶" }).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page.getByLabel("開戶", { exact: true })).toBeChecked();
  await page.keyboard.press("Enter");
  await page.getByLabel("中文姓名").focus();
  for (const typed of ["王小明", "keyboard@example.com", "0912345678"]) {
    await page.keyboard.insertText(typed);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Tab");
  await page.keyboard.insertText(QUESTION);
  await page.getByLabel("中文姓名").focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "送出留言" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("已收到您的留言");
});

/** What is corrected is no error any longer, and the summary does not take the focus for it. */
async function expectCorrections(page: Page): Promise<void> {
  const summary = page.getByRole("alert");
  await page.getByLabel("電話").fill("0912345678");
  await expect(page.locator("#phone-error")).toHaveCount(0);
  await expect(page.locator("#phone")).toBeFocused();
  await expect(page.locator("#phone")).not.toHaveAttribute("aria-invalid");
  await expect(summary.getByRole("link")).toHaveCount(3);
  await page.getByLabel("中文姓名").fill("王小明");
  await page.getByLabel("電子郵件").fill("wang@example.com");
  await page.getByLabel("問題描述").fill(QUESTION);
  await expect(summary).toHaveCount(0);
  await page.getByLabel("電話").fill("12");
  await next(page).click();
  await expect(summary.getByRole("link")).toHaveCount(1);
  await expect(summary).toBeFocused();
}
