import AxeBuilder from "@axe-core/playwright";
import { HtmlValidate } from "html-validate";
import { addresses } from "../browser/addresses.ts";
import { expect, test } from "../browser/bank.ts";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const html = new HtmlValidate({
  extends: ["html-validate:recommended"],
  rules: {
    // React writes void elements and attribute names in its own, valid way.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-trailing-whitespace": "off",
    "long-title": "off",
    // Numbers are kept on one line by style, so that they can be copied as they are.
    "tel-non-breaking": "off",
    doctype: "off",
    "no-raw-characters": "off",
  },
});

for (const [address, states] of Object.entries(addresses)) {
  for (const language of ["zh-TW", "en", "ko"]) {
    test(`${address} in ${language} is accessible, valid and quiet [A18]`, async ({ page }) => {
      const response = await page.goto(withLanguage(address, language));
      expect(response?.status()).toBe(states.status);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      const report = await html.validateString((await response?.text()) ?? "");
      expect(
        report.results.flatMap(({ messages }) =>
          messages.map(
            ({ ruleId, message, line, column }) => `${ruleId} ${message} ${line}:${column}`,
          ),
        ),
      ).toEqual([]);
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id} ${nodes.map((node) => node.html)}`),
        ).toEqual([]);
      }
    });
  }

  test(`${address} fits 320 px without sideways scrolling`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(address);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide).toBe(0);
  });
}

function withLanguage(address: string, language: string): string {
  return `${address}${address.includes("?") ? "&" : "?"}lang=${language}`;
}
