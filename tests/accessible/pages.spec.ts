import { addresses, addressIn } from "../browser/addresses.ts";
import { expect, test } from "../browser/bank.ts";
import { expectNarrow, expectNoViolation } from "../browser/checks.ts";
import { isFirstVisit, structureOf } from "../browser/structure.ts";

const PHONE = { width: 320, height: 640 };
const DESKTOP = { width: 1280, height: 900 };

// Some at a time: a new browser context for each would take longer than most pages.
const AT_ONCE = 8;
const all = Object.entries(addresses);
const parts = Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, part) =>
  all.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
);

test.use({ viewport: PHONE });

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
          // What the bank sends in other words need not be laid out for a desktop again.
          if (!isFirstVisit(structureOf((await response?.text()) ?? ""))) return;
          await page.setViewportSize(DESKTOP);
          await expectNoViolation(page);
          await page.setViewportSize(PHONE);
        });
      }
    }
  });
}
