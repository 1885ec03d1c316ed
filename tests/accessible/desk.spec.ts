import type { Page } from "@playwright/test";
import { fromBase32 } from "#base/identity/base32.ts";
import { stepOf, totpOf } from "#server/secrets/totp.ts";
import { DEMONSTRATION_STAFF_PASSWORD, staff } from "../../seed/staff/people.ts";
import { expect, test } from "../browser/bank.ts";
import { expectAccessible } from "../browser/checks.ts";
import { invalidIn } from "../browser/valid-html.ts";

/** Signs in by the form; each person only once per worker's bank, as a code is valid once. */
async function signIn(page: Page, desk: string, userId: string): Promise<void> {
  const member = staff.find((each) => each.userId === userId);
  const secret = Buffer.from(fromBase32(member?.totpSecret ?? ""));
  await page.goto(`${desk}/`);
  await expect(page).toHaveURL(`${desk}/desk/sign-in?session=ended`);
  await page.locator("#userId").fill(userId);
  await page.locator("#password").fill(DEMONSTRATION_STAFF_PASSWORD);
  await page.locator("#code").fill(totpOf(secret, stepOf(new Date())));
  await page.locator("main form button[type=submit]").click();
  await expect(page).toHaveURL(`${desk}/desk/home`);
}

async function expectRight(page: Page, url: string): Promise<void> {
  for (const language of ["en", "ko", "zh-TW"]) {
    const response = await page.goto(`${url}?lang=${language}`);
    expect(response?.status()).toBe(200);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    expect(await invalidIn((await response?.text()) ?? "")).toEqual([]);
    await expectAccessible(page, language);
  }
}

test("the desk's sign-in and account are accessible, valid and fit a phone in every language", async ({
  page,
  bank,
}) => {
  await expectRight(page, `${bank.deskOrigin}/desk/sign-in`);
  await signIn(page, bank.deskOrigin, "admin01");
  await expectRight(page, `${bank.deskOrigin}/desk/account`);
  await expectRight(page, `${bank.deskOrigin}/desk/sign-out`);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the desk signs in, shows the account and signs out", async ({ page, bank }) => {
    const { deskOrigin } = bank;
    await signIn(page, deskOrigin, "auditor01");
    await page.goto(`${deskOrigin}/desk/account`);
    await expect(page.getByRole("heading", { level: 1, name: "我的帳號" })).toBeVisible();
    await expect(page.getByText("蕭雅文").first()).toBeVisible();
    await page.locator("main").getByRole("button", { name: "登出" }).click();
    await expect(page).toHaveURL(`${deskOrigin}/desk/sign-in?session=ended`);
    await page.goto(`${deskOrigin}/desk/account`);
    await expect(page).toHaveURL(`${deskOrigin}/desk/sign-in?session=ended`);
  });
});
