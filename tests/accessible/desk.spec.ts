import type { Page } from "@playwright/test";
import { expect, test } from "../browser/bank.ts";
import { expectAccessible } from "../browser/checks.ts";
import { signInAtDesk } from "../browser/desk.ts";
import { invalidIn } from "../browser/valid-html.ts";

async function expectRight(page: Page, url: string): Promise<void> {
  for (const language of ["en", "ko", "zh-TW"]) {
    const response = await page.goto(`${url}?lang=${language}`);
    expect(response?.status()).toBe(200);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    expect(await invalidIn((await response?.text()) ?? "")).toEqual([]);
    await expectAccessible(page);
  }
}

test("the desk's sign-in and account are accessible, valid and fit a phone in every language", async ({
  page,
  bank,
}) => {
  await expectRight(page, `${bank.deskOrigin}/desk/sign-in`);
  await signInAtDesk(page, bank, "admin01");
  await expectRight(page, `${bank.deskOrigin}/desk/account`);
  await expectRight(page, `${bank.deskOrigin}/desk/sign-out`);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the desk signs in, shows the account and signs out", async ({ page, bank }) => {
    const { deskOrigin } = bank;
    await page.goto(`${deskOrigin}/`);
    await expect(page).toHaveURL(`${deskOrigin}/desk/sign-in?session=ended`);
    await signInAtDesk(page, bank, "auditor01");
    await page.goto(`${deskOrigin}/desk/account`);
    await expect(page.getByRole("heading", { level: 1, name: "我的帳號" })).toBeVisible();
    await expect(page.getByText("蕭雅文").first()).toBeVisible();
    await page.locator("main").getByRole("button", { name: "登出" }).click();
    await expect(page).toHaveURL(`${deskOrigin}/desk/sign-in?session=ended`);
    await page.goto(`${deskOrigin}/desk/account`);
    await expect(page).toHaveURL(`${deskOrigin}/desk/sign-in?session=ended`);
  });
});
