import { texts } from "#areas/overview/texts/zh.ts";
import { expect, test } from "../browser/bank.ts";
import { signInAs } from "../browser/people.ts";

const AMOUNT = /^NT\$[\d,]+$/;
const NUMBER = /^\d{4}-\d{4}-\d{4}$/;

for (const way of ["scripts", "plain"]) {
  test.describe(`the overview on paper, by ${way}`, () => {
    test.use({ javaScriptEnabled: way === "scripts" });

    test("shows what the screen shows, covered or not, and no way to uncover it", async ({
      page,
    }) => {
      await page.goto("/login?lang=zh-TW");
      await signInAs(page, "twdonly01");
      const main = page.locator("main");
      const amount = main.getByText(AMOUNT);
      const number = main.getByText(NUMBER);

      await page.emulateMedia({ media: "print" });
      await expect(main.getByText(texts.hidden)).toBeVisible();
      await expect(amount).toBeHidden();
      await expect(number).toBeHidden();
      await expect(page.getByText(texts.show, { exact: true }).first()).toBeHidden();
      await expect(page.getByText(texts.showAll)).toBeHidden();

      // One amount is uncovered: paper has it, and the number beside it stays covered.
      await page.emulateMedia({ media: "screen" });
      await main.locator("summary").first().click();
      await page.emulateMedia({ media: "print" });
      await expect(amount).toBeVisible();
      await expect(number).toBeHidden();
      await expect(page.getByText(texts.hide, { exact: true }).first()).toBeHidden();

      await page.emulateMedia({ media: "screen" });
      await page.getByRole("link", { name: texts.showAll }).click();
      await page.emulateMedia({ media: "print" });
      await expect(amount).toBeVisible();
      await expect(page.getByText(texts.hideAll)).toBeHidden();
    });
  });
}
