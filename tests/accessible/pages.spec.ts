import { addresses } from "../browser/addresses.ts";
import { expect, test } from "../browser/bank.ts";
import { expectAccessible, invalidIn } from "../browser/checks.ts";

for (const [address, { status }] of Object.entries(addresses)) {
  test(`${address} is accessible, valid and quiet in every language [A18]`, async ({ page }) => {
    for (const language of ["en", "ko", "zh-TW"]) {
      const response = await page.goto(withLanguage(address, language));
      expect(response?.status()).toBe(status);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      expect(await invalidIn((await response?.text()) ?? "")).toEqual([]);
      await expectAccessible(page, language);
    }
  });
}

function withLanguage(address: string, language: string): string {
  return `${address}${address.includes("?") ? "&" : "?"}lang=${language}`;
}
