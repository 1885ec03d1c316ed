// How a session of the desk ends on an open page. The bank's clock is set ahead, so this file has
// its own bank.

import type { Page } from "@playwright/test";
import { expect, type RunningBank, test as shared, startBank } from "../../browser/bank.ts";
import { expectAccessible } from "../../browser/checks.ts";
import { signInAtDesk } from "../../browser/desk.ts";

const test = shared.extend<object, { bank: RunningBank }>({
  bank: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const bank = await startBank("template_bank", { CLOCK_SECONDS: "1" });
      await use(bank);
      await bank.stop();
    },
    { scope: "worker" },
  ],
});

let ahead = 0;

async function secondsLeft(page: Page, bank: RunningBank): Promise<number> {
  const response = await page.request.get(`${bank.deskOrigin}/v1/desk/session`);
  return (await response.json()).content?.sessionSeconds ?? 0;
}

/** Time passes for the bank, until the session has at most as much left, and for the page. */
async function pass(page: Page, bank: RunningBank, { seconds = 0, left = 0 }): Promise<void> {
  ahead += seconds;
  await bank.sql(
    `create or replace function bank.now() returns timestamptz language sql stable
       as $$ select statement_timestamp() + interval '${ahead} seconds' $$`,
  );
  await expect.poll(() => secondsLeft(page, bank)).toBeLessThanOrEqual(left);
  await page.context().clock.fastForward(seconds * 1000);
}

test("the desk warns a minute before its session ends, lets one stay, and counts typing as activity", async ({
  page,
  bank,
}) => {
  test.setTimeout(120_000);
  await page.context().clock.install();
  await signInAtDesk(page, bank, "service01");
  await page.getByRole("link", { name: "客戶", exact: true }).click();
  const note = page.locator("#note");
  await note.fill("客戶來電");
  const dialog = page.getByRole("dialog", { name: "您還在嗎？" });
  await expect.poll(() => secondsLeft(page, bank)).toBeGreaterThan(880);

  await pass(page, bank, { seconds: 845, left: 60 });
  await expect(dialog.getByText(/0:\d\d 後自動登出/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("link", { name: "繼續使用" }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => secondsLeft(page, bank)).toBeGreaterThan(880);
  await expect(note).toHaveValue("客戶來電");

  // Who types is there; ten minutes later and again ten minutes later there is no warning.
  for (let times = 0; times < 2; times += 1) {
    await pass(page, bank, { seconds: 600, left: 300 });
    await note.pressSequentially("請");
    await expect.poll(() => secondsLeft(page, bank)).toBeGreaterThan(880);
  }
  await expect(dialog).toBeHidden();

  // The whole duration of a session cannot be extended.
  await bank.sql(
    "update staff_session set opened_at = bank.now() - interval '8 hours' + interval '100 seconds'",
  );
  await page.reload();
  await expect.poll(() => secondsLeft(page, bank)).toBeLessThanOrEqual(100);
  await pass(page, bank, { seconds: 45, left: 60 });
  const last = page.getByRole("dialog", { name: "即將登出" });
  await expect(last.getByText("無法再延長")).toBeVisible();
  await expect(last.getByRole("link", { name: "繼續使用" })).toBeHidden();
  await expectAccessible(page);
  await pass(page, bank, { seconds: 60, left: 0 });
  await expect(page).toHaveURL(`${bank.deskOrigin}/desk/sign-in?session=ended`);
});
