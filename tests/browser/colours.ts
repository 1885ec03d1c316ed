// Contrast takes axe more than half of its time, and the same styles return on every page: axe
// examines one text of each style in each theme, once per run.

import { createHash } from "node:crypto";
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { structuresDirectory } from "./structure.ts";

/** The attribute of texts whose contrast is to be examined. */
export const UNSEEN = "data-unseen-style";

/** Marks a text of each style that this run has not examined, as the theme shows it now; false if there is none. */
export async function markUnseenTexts(page: Page): Promise<boolean> {
  const texts = await page.evaluateHandle(textsByStyle);
  const unseen = firstSeen(await texts.evaluate((byStyle) => [...byStyle.keys()]));
  await texts.evaluate(
    (byStyle, { styles, mark }) => {
      for (const style of styles) byStyle.get(style)?.setAttribute(mark, "");
    },
    { styles: unseen, mark: UNSEEN },
  );
  return unseen.length > 0;
}

/** Runs in the page: the last visible text of each style, as the first may lie below a fixed header. */
function textsByStyle(): Map<string, Element> {
  const paths = new Map<Element | null, string>([[null, ""]]);
  const pathOf = (element: Element | null): string => {
    const known = paths.get(element);
    if (known !== undefined || element === null) return known ?? "";
    const { color, backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const own = [element.localName, element.getAttribute("class"), color, backgroundColor];
    const path = [pathOf(element.parentElement), ...own, backgroundImage, opacity].join(";");
    paths.set(element, path);
    return path;
  };
  const hasText = (element: Element) =>
    element.matches("input, select, textarea") ||
    [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
  const found = new Map<string, Element>();
  for (const element of document.body.querySelectorAll("*")) {
    if (!hasText(element)) continue;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const { fontSize, fontWeight, textShadow } = getComputedStyle(element);
    // Axe passes over single characters and what is disabled.
    const isLong = (element.textContent ?? "").trim().length > 1;
    const isOff =
      element.closest(":disabled, [aria-disabled=true]") !== null ||
      element.closest("label")?.control?.matches(":disabled") === true;
    const text = [fontSize, fontWeight, textShadow, isLong, isOff].join(";");
    found.set(`${pathOf(element)};${text}`, element);
  }
  return found;
}

/** The styles that no worker of this run has seen yet; two at once may both examine one. */
function firstSeen(styles: readonly string[]): string[] {
  const file = join(structuresDirectory(), "styles");
  const seen = new Set(existsSync(file) ? readFileSync(file, "utf8").split("\n") : []);
  const hashOf = (style: string) => createHash("sha256").update(style).digest("base64url");
  const fresh = styles.filter((style) => !seen.has(hashOf(style)));
  appendFileSync(file, fresh.map((style) => `${hashOf(style)}\n`).join(""));
  return fresh;
}
