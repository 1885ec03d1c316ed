// How tests walk through an inquiry.

import type { Page } from "@playwright/test";
import { expect, type RunningBank } from "./bank.ts";

/** The two paths of an inquiry. */
export const MAIN = "/support/contact-us/inquiry-main";
export const COMPLETE = "/support/contact-us/inquiry-complete";

/** The inquiry's text. */
export const QUESTION = "昨天轉帳後畫面停在「處理中」。\n\n請協助確認是否成功，謝謝。";

/** The button to the next step. */
export const next = (page: Page) => page.getByRole("button", { name: "下一步" });

/** The pictures already uploaded. */
export const stored = (page: Page) => page.getByRole("group", { name: "已上傳的附件" });

/** A file as a visitor chooses it. */
export const file = (name: string, buffer: Buffer) => ({ name, mimeType: "image/png", buffer });

/** Chooses files. */
export function choose(page: Page, files: readonly ReturnType<typeof file>[]): Promise<void> {
  return page.getByLabel("附件（選填）").setInputFiles([...files]);
}

/** Goes through the first step. */
export async function toDetails(page: Page): Promise<void> {
  await page.goto(MAIN);
  await page.locator("summary", { hasText: /^轉帳$/ }).click();
  await page.getByLabel("轉帳問題").check();
  await next(page).click();
  await expect(page).toHaveTitle(/第 2 步，共 3 步 填寫內容/);
}

/** Fills in the second step. */
export async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("中文姓名").fill("王小明");
  await page.getByLabel("電子郵件").fill(email);
  await page.getByLabel("電話", { exact: true }).fill("0912-345-678");
  await page.getByLabel("iPhone").check();
  await page.getByLabel("問題描述").fill(QUESTION);
}

/** Sends what the third step shows. */
export async function send(page: Page): Promise<void> {
  await page.getByRole("button", { name: "送出留言" }).click();
  await expect(page).toHaveURL(new RegExp(`${COMPLETE}\\?id=`));
}

/** What the bank stores of an inquiry. */
export async function registered(
  bank: RunningBank,
  email: string,
): Promise<Record<string, unknown> | undefined> {
  const [row] = await bank.sql(
    `select reference, name, phone, device, description, subcategory_code as topic,
            (select count(*)::int from inquiry_file where inquiry_id = inquiry.id) as files,
            (select count(*)::int from outbox where address = email
                and body like '%' || reference || '%') as letters
       from inquiry where email = '${email}'`,
  );
  return row as Record<string, unknown> | undefined;
}
