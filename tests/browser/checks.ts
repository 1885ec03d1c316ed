// Checks that every screen must pass, in every state.

import { expect, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * What is checked. Colours take axe as long as everything else, and are the same in every language;
 * the dark theme differs only in them.
 */
type Examined = "all" | "colours" | "all but colours";

/** The accessibility violations of a page; empty if there are none. */
export async function violationsIn(page: Page, examined: Examined = "all"): Promise<string[]> {
  const options: RunOptions = {
    runOnly:
      examined === "colours"
        ? { type: "rule", values: ["color-contrast"] }
        : { type: "tag", values: tags },
    rules: { "color-contrast": { enabled: examined !== "all but colours" } },
    // Omitting passed rules from the result saves a third of the time.
    resultTypes: ["violations"],
  };
  // A page loads axe once, however often it is checked.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (given) => {
    const found = await (window as unknown as { axe: typeof axe }).axe.run(document, given);
    return found.violations.map(({ id, nodes }) => ({ id, parts: nodes.map(({ html }) => html) }));
  }, options);
  return violations.map(({ id, parts }) => `${id} ${parts}`);
}

/**
 * Checks the page in its current state and language; in Chinese also the colours of both themes.
 */
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

/** Checks the page in its current state, and at 320 px. */
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
