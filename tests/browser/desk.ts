// The demonstration's staff in a browser.

import { expect, type Page } from "@playwright/test";
import { fromBase32 } from "#base/identity/base32.ts";
import { stepOf, totpOf } from "#server/secrets/totp.ts";
import { DEMONSTRATION_STAFF_PASSWORD, staff } from "../../seed/staff/people.ts";

/** Signs a member of staff in by the form; each person once in a bank, for a code is good once. */
export async function signInAtDesk(page: Page, desk: string, userId: string): Promise<void> {
  const member = staff.find((each) => each.userId === userId);
  const secret = Buffer.from(fromBase32(member?.totpSecret ?? ""));
  await page.goto(`${desk}/desk/sign-in`);
  await page.locator("#userId").fill(userId);
  await page.locator("#password").fill(DEMONSTRATION_STAFF_PASSWORD);
  await page.locator("#code").fill(totpOf(secret, stepOf(new Date())));
  await page.locator("main form button").click();
  await expect(page).not.toHaveURL(/sign-in/);
}
