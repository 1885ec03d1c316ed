// A passkey of staff in a real browser: added, signed in with, and removed.

import type { CDPSession, Page } from "@playwright/test";
import { DEMONSTRATION_STAFF_PASSWORD } from "../../../seed/staff/people.ts";
import { expect, type RunningBank, test } from "../../browser/bank.ts";
import { expectAccessible } from "../../browser/checks.ts";
import { codeAtDesk, signInAtDesk } from "../../browser/desk.ts";
import { forgetSession } from "../../browser/people.ts";

const USER = "identity01";

/** A device that holds passkeys and confirms who sits there. */
async function addDevice(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return session;
}

async function fillSignIn(page: Page, bank: RunningBank): Promise<void> {
  await page.goto(`${bank.deskOrigin}/desk/sign-in`);
  await page.locator("#userId").fill(USER);
  await page.locator("#password").fill(DEMONSTRATION_STAFF_PASSWORD);
}

test("a member of staff adds a passkey, signs in with it in the place of the code, and removes it", async ({
  page,
  bank,
}) => {
  await addDevice(page);
  await signInAtDesk(page, bank, USER);
  await page.goto(`${bank.deskOrigin}/desk/account`);
  await expect(page.getByText("您還沒有通行密鑰。")).toBeVisible();
  await page.locator("#label").fill("測試電腦");
  await page.locator("#appCode").fill(await codeAtDesk(bank, USER));
  await page.getByRole("button", { name: "新增通行密鑰" }).click();
  await expect(page.getByText("通行密鑰已新增。")).toBeVisible();
  await expect(page.getByRole("table", { name: "通行密鑰" })).toContainText("測試電腦");
  await expectAccessible(page);

  await forgetSession(page);
  await fillSignIn(page, bank);
  await page.getByRole("button", { name: "改用通行密鑰" }).click();
  await expect(page).toHaveURL(`${bank.deskOrigin}/desk/home`);

  await page.goto(`${bank.deskOrigin}/desk/account`);
  await page.locator("#removalCode").fill(await codeAtDesk(bank, USER));
  await page.getByRole("button", { name: "移除通行密鑰" }).click();
  await expect(page.getByText("通行密鑰已移除。")).toBeVisible();
  await forgetSession(page);
  await fillSignIn(page, bank);
  await page.getByRole("button", { name: "改用通行密鑰" }).click();
  await expect(page.getByRole("alert")).toContainText("無法登入");
  await bank.sql(`update staff set wrong = 0, locked_until = null where user_id = '${USER}'`);
});

test("a device that does not confirm leaves the form as it is, and says that the code works", async ({
  page,
  bank,
}) => {
  await page.goto(`${bank.deskOrigin}/desk/sign-in`);
  // Nothing typed yet: the first empty field gets the focus.
  await page.getByRole("button", { name: "改用通行密鑰" }).click();
  await expect(page.locator("#userId")).toBeFocused();
  const session = await addDevice(page);
  await fillSignIn(page, bank);
  await page.getByRole("button", { name: "改用通行密鑰" }).click();
  await expect(page.getByText("這個裝置沒有完成通行密鑰確認")).toBeVisible();
  await expect(page.locator("#userId")).toHaveValue(USER);
  await session.detach();
});

test("an empty sign-in names every field, and leads to it", async ({ page, bank }) => {
  await page.goto(`${bank.deskOrigin}/desk/sign-in`);
  await page.locator("main form button[type=submit]").click();
  const summary = page.getByRole("alert");
  await expect(summary.getByRole("link")).toHaveText([
    "請輸入使用者代號。",
    "請輸入密碼。",
    "請輸入驗證碼，或改用通行密鑰。",
  ]);
  await summary.getByRole("link", { name: "請輸入密碼。" }).click();
  await expect(page.locator("#password")).toBeFocused();
  await expectAccessible(page);
});
