// Checks that every screen must pass, in every state.

import { expect, type Page } from "@playwright/test";
import { axeIn } from "./axe.ts";
import { markUnseenTexts } from "./colours.ts";
import { isFirstVisit, structureOf } from "./structure.ts";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The accessibility violations of a page in its current theme; empty if there are none. */
export async function violationsIn(page: Page, exclude: readonly string[] = []): Promise<string[]> {
  await markUnseenTexts(page);
  return axeIn(page, { type: "tag", values: tags }, exclude);
}

/** The texts of a page with too little contrast in its current theme. */
async function paleTextsIn(page: Page): Promise<string[]> {
  const isNew = await markUnseenTexts(page);
  return isNew ? axeIn(page, { type: "rule", values: ["color-contrast"] }) : [];
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
  expect(await violationsIn(page, known)).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await paleTextsIn(page)).toEqual([]);
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
