import { addresses, addressIn } from "../browser/addresses.ts";
import { expect, test } from "../browser/bank.ts";
import { expectNarrow, expectNoViolation } from "../browser/checks.ts";
import { isFirstVisit, structureOf } from "../browser/structure.ts";

for (const [address, { status }] of Object.entries(addresses)) {
  test(`${address} is accessible and fits a small phone in every language [A18]`, async ({
    page,
  }) => {
    for (const language of ["zh-TW", "en", "ko"]) {
      const response = await page.goto(addressIn(language, address));
      expect(response?.status()).toBe(status);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expectNarrow(page);
      if (isFirstVisit(structureOf((await response?.text()) ?? ""))) {
        await expectNoViolation(page, "zh-TW");
      }
    }
  });
}
