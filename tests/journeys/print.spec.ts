import { expect, test } from "../browser/bank.ts";

const printed = [
  "/dream-account/landing",
  "/installment-loan/landing",
  "/notice/45",
  "/support/faq/category/03/0302/3002",
  "/board-rate",
  "/products/loan/calculator",
  "/resources/1",
  "/search?q=atm",
];

for (const address of printed) {
  test(`printed, ${address} has its content and nothing to press or follow around it`, async ({
    page,
  }) => {
    await page.goto(address);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("header")).toBeHidden();
    await expect(page.locator("footer")).toBeHidden();
    for (const kind of ["nav", "button", "[role=search]", "aside"]) {
      await expect(page.locator(kind).filter({ visible: true })).toHaveCount(0);
    }
    // A page as wide as the paper: nothing is cut off at its right edge.
    await page.setViewportSize({ width: 718, height: 1000 });
    const cut = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
    expect(await page.evaluate(cut)).toBe(false);
  });
}

test("printed, a link to elsewhere tells its address and one of ours does not", async ({
  page,
}) => {
  await page.goto("/main-account/landing");
  await page.emulateMedia({ media: "print" });
  const after = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(await after("main a[href^='https://apps.apple.com']")).toContain("apps.apple.com");
  expect(await after("main a[href^='/']")).not.toContain("/");
});

test("printed, folded answers are open", async ({ page }) => {
  await page.goto("/dream-account/landing");
  const response = page.locator("main details p").first();
  await expect(response).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(response).toBeVisible();
});
