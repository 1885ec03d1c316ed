// Members of staff in a browser.

import type { Page } from "@playwright/test";
import { fromBase32 } from "#base/identity/base32.ts";
import { stepOf, totpOf } from "#server/secrets/totp.ts";
import { DEMONSTRATION_STAFF_PASSWORD, staff } from "../../seed/staff/people.ts";
import { expect, type RunningBank } from "./bank.ts";

/** Signs a member of staff in by the form. A code is valid once: earlier uses are deleted. */
export async function signInAtDesk(page: Page, bank: RunningBank, userId: string): Promise<void> {
  const code = await codeAtDesk(bank, userId);
  await page.goto(`${bank.deskOrigin}/desk/sign-in`);
  await page.locator("#userId").fill(userId);
  await page.locator("#password").fill(DEMONSTRATION_STAFF_PASSWORD);
  await page.locator("#code").fill(code);
  await page.locator("main form button[type=submit]").click();
  await expect(page).toHaveURL(`${bank.deskOrigin}/desk/home`);
}

/** The code of somebody's authenticator app, which counts as not used yet. */
export async function codeAtDesk(bank: RunningBank, userId: string): Promise<string> {
  const member = staff.find((each) => each.userId === userId);
  const secret = Buffer.from(fromBase32(member?.totpSecret ?? ""));
  await bank.sql(`update staff set totp_step = 0, wrong = 0 where user_id = '${userId}'`);
  return totpOf(secret, stepOf(new Date()));
}

/** Opens the file of a customer, with a reason. */
export async function openFile(page: Page, bank: RunningBank, nationalId: string): Promise<void> {
  await page.goto(`${bank.deskOrigin}/desk/customers`);
  await page.locator("#nationalId").fill(nationalId);
  await page.locator("#note").fill("客戶來電請求協助");
  await page.getByRole("button", { name: "開啟客戶資料" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "基本資料" })).toBeVisible();
}
