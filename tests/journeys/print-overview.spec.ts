import { texts } from "#areas/overview/texts/home/zh.ts";
import { expect, test } from "../browser/bank.ts";
import { signInAs } from "../browser/people.ts";

const AMOUNT = /^NT\$[\d,]+$/;

for (const way of ["scripts", "plain"]) {
  test.describe(`the overview on paper, by ${way}`, () => {
    test.use({ javaScriptEnabled: way === "scripts" });

    test("shows what the screen shows, hidden or not, and no way to change it", async ({
      page,
    }) => {
      await page.goto("/login?lang=zh-TW");
      await signInAs(page, "twdonly01");
      const amount = page.locator("main").getByText(AMOUNT).first();
      const { hideAmounts, showAmounts } = texts.amounts;

      await page.emulateMedia({ media: "print" });
      await expect(amount).toBeVisible();
      await expect(page.getByRole("button", { name: hideAmounts })).toBeHidden();

      await page.emulateMedia({ media: "screen" });
      await page.getByRole("button", { name: hideAmounts }).click();
      await expect(page.getByRole("button", { name: showAmounts })).toBeVisible();
      await page.emulateMedia({ media: "print" });
      await expect(amount).toBeHidden();
      expect(await page.locator("main").innerText()).not.toMatch(/NT\$\d/);
      await expect(page.getByRole("button", { name: showAmounts })).toBeHidden();

      await page.emulateMedia({ media: "screen" });
      await page.getByRole("button", { name: showAmounts }).click();
      await expect(amount).toBeVisible();
    });
  });
}
