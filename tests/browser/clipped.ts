import type { Page } from "@playwright/test";

/** The windows in which no text may be cut: the smallest phone, a usual one, a desktop. */
const WIDTHS = [1440, 375, 320] as const;

/** What is cut off in a page, window by window; the page is loaded once. */
export async function clippedIn(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await page.evaluate(clippedTexts);
    found.push(...cut.map((each) => `${width} px: ${each}`));
  }
  return found;
}

/**
 * Runs in the page: texts larger than the box that clips them, and horizontal scrolling. Closed selects
 * are left out: browsers cut the chosen option to the width of the field, and its list shows it whole.
 */
function clippedTexts(): string[] {
  const cut: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) {
    const widest = [...document.querySelectorAll("body *")]
      .filter((each) => each.getBoundingClientRect().right > root.clientWidth + 1)
      .at(-1);
    cut.push(`the page is ${root.scrollWidth} px wide: ${widest?.outerHTML.slice(0, 120)}`);
  }
  const cuts = (overflow: string) => overflow === "hidden" || overflow === "clip";
  for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
    // What is for screen readers alone is one pixel on purpose; drawings have no text.
    if (clientWidth <= 1 || clientHeight <= 1 || !element.innerText?.trim()) continue;
    if (element.closest(".sr-only, [aria-hidden=true], svg, [hidden]")) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    const isCut =
      (cuts(overflowX) && scrollWidth > clientWidth + 1) ||
      (cuts(overflowY) && scrollHeight > clientHeight + 1);
    if (isCut)
      cut.push(`${element.tagName} ${element.className}: ${element.innerText.slice(0, 60)}`);
  }
  return cut;
}
