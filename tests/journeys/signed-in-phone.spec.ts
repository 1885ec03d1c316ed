import { expect, test } from "../browser/bank.ts";
import { signInAs } from "../browser/people.ts";

const TWO_LINES_PX = 46;

test.use({ viewport: { width: 375, height: 800 } });

test("the header of a signed-in customer fits a phone in every language", async ({ page }) => {
  await signInAs(page, "basic01");
  for (const language of ["zh-TW", "en", "ko"]) {
    await page.goto(`/overview?lang=${language}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, language).toBeLessThanOrEqual(375);
    const box = await page.locator('header a[href="/overview"]:visible').first().boundingBox();
    expect(box?.height, language).toBeGreaterThanOrEqual(44);
    expect(box?.height, language).toBeLessThanOrEqual(TWO_LINES_PX);
  }
});
