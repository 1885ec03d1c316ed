// Checks that every screen must pass, in every state.

import { expect, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";
import { isFirstVisit, structureOf } from "./structure.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The accessibility violations of a page, or only those of its colours; empty if there are none. */
export async function violationsIn(
  page: Page,
  examined: "all" | "colours" = "all",
  /** Selectors of parts that are left out. */
  exclude: readonly string[] = [],
): Promise<string[]> {
  const options: RunOptions = {
    runOnly:
      examined === "colours"
        ? { type: "rule", values: ["color-contrast"] }
        : { type: "tag", values: tags },
    // Omitting passed rules from the result saves a third of the time.
    resultTypes: ["violations"],
  };
  // A page loads axe once, however often it is checked.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async ({ given, without }) => {
      const { run } = (window as unknown as { axe: typeof axe }).axe;
      const found = await run({ exclude: without.map((part) => [part]) }, given);
      return found.violations.map(({ id, nodes }) => ({
        id,
        parts: nodes.map(({ html }) => html),
      }));
    },
    { given: options, without: exclude },
  );
  return violations.map(({ id, parts }) => `${id} ${parts}`);
}

// Header and footer are the same on most pages, and have more elements than many of them.
const FRAME = ["#top-of-page", "#bottom-of-page"];

/**
 * Checks the page in its current state, in both themes: once per run for each structure and width,
 * as axe judges elements, roles and styles, whatever the words.
 */
export async function expectNoViolation(page: Page): Promise<void> {
  const isNew = (html: string) =>
    isFirstVisit(`${structureOf(html)}-${page.viewportSize()?.width}`);
  if (!isNew(await page.content())) return;
  const known: string[] = [];
  for (const part of FRAME) {
    const [html] = await page.locator(part).evaluateAll((all) => all.map((each) => each.outerHTML));
    if (html && !isNew(`<body>${html}`)) known.push(part);
  }
  expect(await violationsIn(page, "all", known)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await violationsIn(page, "colours", known)).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });
}

/** Checks the page in its current state, and at 320 px. */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNoViolation(page);
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
