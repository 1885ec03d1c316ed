// What every screen must pass, in whatever state it is.

import { expect, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { HtmlValidate } from "html-validate";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

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

/**
 * What is asked of a page. Colours take axe as long as all the rest, and are the same in every
 * language; by night only they are other ones.
 */
type CallContext = "all" | "colours" | "all but colours";

/** What is wrong with a page for those who cannot see, hear or point; nothing when it is right. */
export async function violationsIn(page: Page, requested: CallContext = "all"): Promise<string[]> {
  const options: RunOptions = {
    runOnly:
      requested === "colours"
        ? { type: "rule", values: ["color-contrast"] }
        : { type: "tag", values: tags },
    rules: { "color-contrast": { enabled: requested !== "all but colours" } },
    // What is right is not told: a third of the time.
    resultTypes: ["violations"],
  };
  // A page is given axe once, however often it is looked at.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (given) => {
    const found = await (window as unknown as { axe: typeof axe }).axe.run(document, given);
    return found.violations.map(({ id, nodes }) => ({ id, parts: nodes.map(({ html }) => html) }));
  }, options);
  return violations.map(({ id, parts }) => `${id} ${parts}`);
}

/** What is wrong with the HTML of a page as it was sent. */
export async function invalidIn(text: string): Promise<string[]> {
  const { results } = await html.validateString(text);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} ${message} ${line}:${column}`),
  );
}

/** The page as it is now, in the language told; in Chinese also its colours by day and by night. */
export async function expectNoViolation(page: Page, language: string): Promise<void> {
  if (language !== "zh-TW") {
    expect(await violationsIn(page, "all but colours")).toEqual([]);
    return;
  }
  expect(await violationsIn(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violationsIn(page, "colours")).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

/** The page as it is now, and 320 px wide. */
export async function expectAccessible(page: Page, language = "zh-TW"): Promise<void> {
  await expectNoViolation(page, language);
  await expectNarrow(page);
}

/** Nothing scrolls sideways on the smallest phone. */
export async function expectNarrow(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide, "no sideways scrolling at 320 px").toBe(0);
  if (size) await page.setViewportSize(size);
}
