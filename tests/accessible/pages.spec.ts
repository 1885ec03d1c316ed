import { addresses, addressIn } from "../browser/addresses.ts";
import { expect, test } from "../browser/bank.ts";
import { expectNarrow, expectNoViolation } from "../browser/checks.ts";

// Some at a time: a new browser context for each would take longer than most pages.
const AT_ONCE = 8;
const all = Object.entries(addresses);
const parts = Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, part) =>
  all.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
);

for (const part of parts) {
  const names = part.map(([address]) => address).join(", ");
  test(`accessible, and fit for a small phone in every language: ${names} [A18]`, async ({
    page,
  }) => {
    test.slow();
    for (const [address, { status }] of part) {
      for (const language of ["zh-TW", "en", "ko"]) {
        await test.step(`${address} in ${language}`, async () => {
          const response = await page.goto(addressIn(language, address));
          expect(response?.status()).toBe(status);
          await expect(page.locator("html")).toHaveAttribute("lang", language);
          await expectNarrow(page);
          await expectNoViolation(page);
        });
      }
    }
  });
}
