import { expect, test } from "../browser/bank.ts";
import { enter, PASSWORD, personOf } from "../browser/people.ts";
import { agree, fillInfo, next, signInTo, walker } from "../browser/transfer-steps.ts";
import { beginNewDay } from "./accessible/new-day.ts";

for (const way of ["scripts", "plain"] as const) {
  test.describe(`refused again after a link of the summary was followed, by ${way}`, () => {
    test.use({ javaScriptEnabled: way === "scripts" });

    test("the sign-in tells it where the eyes are", async ({ page }) => {
      await page.goto("/login?to=%2Foverview%2Fsecurity");
      const send = page.locator("main form[method=post] button[type=submit]").first();
      const summary = page.locator("main [role=alert]:has(h2)");
      await send.click();
      await expect(summary).toBeFocused();
      await summary.getByRole("link").nth(1).click();
      await expect(page).toHaveURL(/#userId$/);
      await send.click();
      await expect(summary).toBeFocused();
      await expect(summary).toBeInViewport();
      expect(new URL(page.url()).hash).toBe("");
      // The URL's parameters are not lost on the way.
      await enter(page, personOf("twdonly01"), { password: PASSWORD });
      await expect(page).toHaveURL(/\/overview\/security$/);
    });

    test("a transfer's code tells it where the eyes are", async ({ page, bank }) => {
      await beginNewDay(bank);
      const who = walker(page, bank, "advanced01");
      await signInTo(who, "/accessible/transfer?kind=other");
      await fillInfo(who, { bank: "822", toAccount: "901540273618", amount: "120" });
      await agree(who);
      const summary = page.locator("main [role=alert]:has(h2)");
      for (const code of ["12", "34"]) {
        await page.locator("#oneTimeCode").fill(code);
        await next(page).click();
        await expect(summary).toBeFocused();
        await expect(page).toHaveURL(/\/code\?key=[^#]+$/);
        await summary.getByRole("link").first().click();
        await expect(page).toHaveURL(/#oneTimeCode$/);
      }
    });
  });
}
