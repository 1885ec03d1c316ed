import type { Page } from "@playwright/test";
import { expect, test } from "../browser/bank.ts";
import { violationsIn } from "../browser/checks.ts";

// States of pages that only an act leads to: menus that are open, forms that were refused.

async function expectAccessible(page: Page) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsIn(page)).toEqual([]);
  }
}

for (const language of ["zh-TW", "en", "ko"]) {
  test(`open menus in ${language} are accessible`, async ({ page }) => {
    await page.goto(`/?lang=${language}`);
    for (const menu of await page.locator("header details:visible").all()) {
      await menu.locator("summary").click();
      await expectAccessible(page);
    }
  });

  test(`the open menu of a phone in ${language} is accessible and fits`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/notice?lang=${language}`);
    await page.locator("header details:visible > summary").click();
    await expectAccessible(page);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide).toBe(0);
  });

  test(`a refused form in ${language} is accessible`, async ({ page }) => {
    await page.goto(`/kit?lang=${language}`);
    await page.locator("main form button[type=submit]").first().click();
    await expect(page.getByRole("alert")).toBeVisible();
    await expectAccessible(page);
  });

  test(`a refused form of special fields in ${language} is accessible`, async ({ page }) => {
    await page.goto(`/kit/inputs?lang=${language}`);
    await page.locator("main form button[type=submit]").first().click();
    await expect(page.getByRole("alert").first()).toBeVisible();
    await expectAccessible(page);
  });
}
