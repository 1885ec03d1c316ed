// Every screen of the desk: accessible, valid, and without horizontal scrolling at staff's widths.

import { rightsOf } from "#base/call/staff.ts";
import { contentKinds } from "#desk/content/rules.ts";
import { destinations } from "#desk/home/rules.ts";
import { staff } from "../../../seed/staff/people.ts";
import { expect, test } from "../../browser/bank.ts";
import { expectAccessible } from "../../browser/checks.ts";
import { openFile, signInAtDesk } from "../../browser/desk.ts";
import { personOf } from "../../browser/people.ts";

const widths = [1440, 1024];

for (const { userId, roles } of staff.filter((member) => member.userId !== "service02")) {
  test(`the screens of ${userId} are accessible and fit`, async ({ page, bank }) => {
    test.setTimeout(180_000);
    const rights: readonly string[] = rightsOf(roles);
    await signInAtDesk(page, bank, userId);
    const pages = Object.entries(destinations).filter(([, { right }]) => rights.includes(right));
    for (const [, { path }] of pages) {
      const response = await page.goto(`${bank.deskOrigin}${path}`);
      expect(response?.status(), path).toBe(200);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `${path} at ${width}`).toBeLessThanOrEqual(width);
      }
      await expectAccessible(page);
    }
  });
}

for (const language of ["en", "ko"]) {
  test(`the desk in ${language} fits a small window`, async ({ page, bank }) => {
    await signInAtDesk(page, bank, "content01");
    for (const path of ["/desk/home", "/desk/reports", "/desk/content"]) {
      await page.goto(`${bank.deskOrigin}${path}?lang=${language}`);
      await expectAccessible(page);
    }
  });
}

test("every kind of content is accessible, as a list and as an item", async ({ page, bank }) => {
  test.setTimeout(240_000);
  await signInAtDesk(page, bank, "content01");
  for (const kind of contentKinds) {
    await page.goto(`${bank.deskOrigin}/desk/content/${kind}`);
    await expectAccessible(page);
    // A demonstration has no banners: the first one is new.
    const path =
      kind === "banners"
        ? "/desk/content/banners/1"
        : await page.locator("main a[data-row]").first().getAttribute("href");
    await page.goto(`${bank.deskOrigin}${path}`);
    await expect(page.getByRole("button", { name: "儲存草稿" })).toBeVisible();
    await expectAccessible(page);
  }
});

test("a list fetches the route of its rows once, and any row opens without loading the page anew", async ({
  page,
  bank,
}) => {
  await signInAtDesk(page, bank, "content01");
  const fetched = page.waitForRequest(/\/__manifest.*questions/);
  await page.goto(`${bank.deskOrigin}/desk/content/questions`);
  const row = /^\/desk\/content\/questions\/\d+$/;
  const paths = new URL((await fetched).url()).searchParams.get("paths")?.split(",") ?? [];
  expect(paths.filter((path) => row.test(path))).toHaveLength(1);
  const rows = page.locator("main a[data-row]");
  expect(await rows.count()).toBeGreaterThan(10);
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await rows.last().click();
  await expect(page.getByRole("button", { name: "儲存草稿" })).toBeVisible();
  expect(await page.evaluate(() => "isSame" in window)).toBe(true);
});

test("a customer's file and its forms are accessible", async ({ page, bank }) => {
  test.setTimeout(180_000);
  await signInAtDesk(page, bank, "service01");
  await openFile(page, bank, personOf("cards01").nationalId);
  await expectAccessible(page);
  for (const form of ["flag", "switches", "designate", "open-account", "limit"]) {
    await page.goto(`${page.url().split("?")[0]}?do=${form}`);
    await expect(page.locator("main form").first()).toBeVisible();
    await expectAccessible(page);
  }
});
