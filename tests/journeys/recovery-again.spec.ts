// Beginning again what was begun before, while its codes are still valid.

import type { Page } from "@playwright/test";
import { expect, test } from "../browser/bank.ts";
import { codeTo, forgetCodes, otherThan, personOf } from "../browser/people.ts";

const send = (page: Page) => page.locator("main form[method=post] button[type=submit]").first();

test.beforeEach(({ bank }) => forgetCodes(bank));

test("beginning again while a mail is under way leads on with it, or by SMS [R08]", async ({
  page,
  bank,
}) => {
  for (const title of [/^輸入驗證碼/, /^錯誤：/]) {
    await page.goto("/login/forgot-idpw");
    await page.fill("#nationalId", personOf("foreign01").nationalId);
    await send(page).click();
    await expect(page).toHaveTitle(title);
    await expect(page.locator("#mailCode")).toBeVisible();
  }
  await page.getByRole("button", { name: "改用簡訊接收驗證碼" }).click();
  await expect(page.locator("#smsCode")).toBeVisible();
  await page.getByRole("button", { name: "重寄電子郵件驗證碼" }).click();
  await page.fill("#mailCode", await codeTo(bank, "foreign01", "mail"));
  await send(page).click();
  await expect(page.getByText("fo***01")).toBeVisible();
});

test("a new password is begun again with the mail that is still valid [R08]", async ({
  page,
  bank,
}) => {
  const person = personOf("foreign01");
  const begin = async () => {
    await page.goto("/login/forgot-idpw?find=password");
    await page.fill("#nationalId", person.nationalId);
    await page.fill("#userId", person.userId);
    await send(page).click();
    await expect(page.locator("#smsCode")).toBeVisible();
  };
  await begin();
  const mail = await codeTo(bank, person.userId, "mail");
  await page.fill("#smsCode", await codeTo(bank, person.userId, "sms"));
  await page.fill("#mailCode", otherThan(mail));
  await send(page).click();
  await expect(page.locator("#mailCode-error")).toBeVisible();
  await begin();
  await expect(page.getByText("--:--")).toHaveCount(0);
  await page.fill("#smsCode", await codeTo(bank, person.userId, "sms"));
  await page.fill("#mailCode", mail);
  await send(page).click();
  await expect(page.locator("#newPassword")).toBeVisible();
});
