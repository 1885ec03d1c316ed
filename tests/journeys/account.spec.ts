import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { texts as en } from "#areas/account/texts/page/en.ts";
import { texts as zh } from "#areas/account/texts/page/zh.ts";
import { expect, test } from "../browser/bank.ts";
import { inputModeOf, walks } from "../browser/input-modes.ts";
import { forgetSession, signInAs } from "../browser/people.ts";
import { checkerAt } from "./accessible/page-checker.ts";

const textsOf = { "zh-TW": zh, en };

/** Opens the account at a position of the overview's list. */
async function openAccount(page: Page, place: number): Promise<void> {
  const links = page.locator("section[aria-labelledby=accounts] li a");
  await page.goto((await links.nth(place).getAttribute("href")) ?? "");
}

for (const { way, language } of walks) {
  test.describe(`by ${way} in ${language}`, () => {
    test.use({ javaScriptEnabled: way !== "plain" });

    test("a history is narrowed, kept as a file, printed whole and leads to a receipt", async ({
      page,
    }) => {
      const inputMode = inputModeOf(page, way);
      const { history, receipt } = textsOf[language];
      await page.goto(`/login?lang=${language}`);
      await signInAs(page, "basic01");
      await openAccount(page, 0);
      const lines = page.locator("section[aria-labelledby=history] li");
      const count = await lines.count();
      expect(count).toBeGreaterThan(5);
      await page.locator("#category").selectOption("transfer");
      await inputMode.press(page.getByRole("button", { name: history.show }));
      await expect(page).toHaveURL(/category=transfer/);
      await expect(lines.first()).toContainText(history.categories.transfer);
      const narrowed = await lines.count();
      expect(narrowed).toBeLessThan(count);
      for (const text of await lines.allInnerTexts()) {
        expect(text).toContain(history.categories.transfer);
      }
      const file = page.waitForEvent("download");
      await inputMode.press(page.getByRole("link", { name: history.file }));
      const written = await readFile(await (await file).path(), "utf8");
      expect(written.split("\r\n").length - 2).toBe(narrowed);
      await inputMode.press(page.getByRole("link", { name: history.receipt }).first());
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(receipt.title);
      await expect(page.getByText(/^\d{8}-[0-9A-F]{12}$/)).toBeVisible();
    });

    test("a goal is set, refused with what was typed, and taken away", async ({ page }) => {
      const inputMode = inputModeOf(page, way);
      const { goal } = textsOf[language];
      await page.goto(`/login?lang=${language}`);
      await signInAs(page, "advanced01");
      await openAccount(page, 2);
      // The form is open if there is no goal yet.
      if (!(await page.locator("#goalAmount").isVisible())) {
        await inputMode.press(page.locator("section[aria-labelledby=goal] summary").last());
      }
      await inputMode.type(page.locator("#goalAmount"), "lots");
      await inputMode.press(page.getByRole("button", { name: goal.save }));
      await expect(page.locator("[role=alert] a[href='#goalAmount']")).toBeVisible();
      await expect(page.locator("#goalAmount")).toHaveValue("lots");
      await page.locator("#goalAmount").fill("");
      await inputMode.type(page.locator("#goalAmount"), "4000000");
      await inputMode.press(page.getByRole("button", { name: goal.save }));
      await expect(page.getByText(goal.savedNow)).toBeVisible();
      await expect(page.getByText("NT$4,000,000").first()).toBeVisible();
      await inputMode.press(page.locator("section[aria-labelledby=goal] summary").last());
      await inputMode.press(page.getByRole("button", { name: goal.remove }));
      await expect(page.getByText(goal.removed)).toBeVisible();
    });
  });
}

test("a search that finds nothing says so, and an amount that is none is told beside its field", async ({
  page,
}) => {
  await signInAs(page, "basic01");
  await openAccount(page, 0);
  const address = page.url();
  await page.goto(`${address}?search=zzqq`);
  await expect(page.getByText(zh.history.nothing)).toBeVisible();
  await page.goto(`${address}?minimum=abc`);
  await expect(page.locator("[role=alert] a[href='#minimum']")).toBeVisible();
  await expect(page.locator("#minimum")).toHaveValue("abc");
  await expect(page).toHaveTitle(/^錯誤：/);
});

test("the whole selection is on one page to be printed, without filters", async ({ page }) => {
  await signInAs(page, "basic01");
  await openAccount(page, 0);
  const shown = page.locator("section[aria-labelledby=history] li");
  const link = page.getByRole("link", { name: /^列印全部/ });
  const total = Number(/\d+/.exec((await link.textContent()) ?? "")?.[0]);
  await link.click();
  await expect(shown).toHaveCount(total);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: zh.history.printNow })).toBeHidden();
  await expect(shown.last()).toBeVisible();
});

for (const language of ["zh-TW", "en", "ko"]) {
  test(`accounts, goals, receipts, loans and cards are accessible in ${language}`, async ({
    page,
  }) => {
    test.slow();
    const check = checkerAt(page);
    await page.goto(`/login?lang=${language}`);
    for (const userId of ["basic01", "loans01", "cards01"]) {
      await signInAs(page, userId);
      await check();
      const links = page.locator(
        "main a[href^='/accounts/'], main a[href^='/loans/'], main a[href^='/cards/']",
      );
      const hrefs = new Set(
        await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? "")),
      );
      for (const href of [...hrefs].slice(0, 5)) {
        await page.goto(href);
        await check();
      }
      await forgetSession(page, { name: /session/ });
    }
  });
}
