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

/** Options that are longer than their closed select, on a phone; the page is loaded once. */
export async function cutOptionsIn(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 900 });
  return page.evaluate(() =>
    [...document.querySelectorAll("select")].flatMap((select) => {
      const style = getComputedStyle(select);
      const pen = document.createElement("canvas").getContext("2d");
      if (!pen) throw new Error("a browser measures text");
      pen.font = style.font;
      const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
      return [...select.options]
        .filter(({ label }) => pen.measureText(label).width > select.clientWidth - padding)
        .map(({ label }) => `${select.name}: ${label}`);
    }),
  );
}

/**
 * Runs in the page: texts larger than the box that clips them, chosen options wider than their closed
 * list, and horizontal scrolling.
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
    // What is for screen readers alone is one pixel on purpose.
    if (clientWidth <= 1 || clientHeight <= 1) continue;
    const isWider = scrollWidth > clientWidth + 1;
    const isHigher = scrollHeight > clientHeight + 1;
    if (!isWider && !isHigher) continue;
    const { overflowX, overflowY } = getComputedStyle(element);
    if (!(isWider && cuts(overflowX)) && !(isHigher && cuts(overflowY))) continue;
    // Drawings have no text. Asked last: a browser lays every text out anew to say what it is.
    const text = element.innerText?.trim();
    if (!text || element.closest(".sr-only, [aria-hidden=true], svg, [hidden]")) continue;
    cut.push(`${element.tagName} ${element.className}: ${text.slice(0, 60)}`);
  }
  // A browser cuts the chosen option without making the field scroll, so its text is measured.
  const pen = document.createElement("canvas").getContext("2d");
  for (const list of document.querySelectorAll("select")) {
    if (pen === null || list.clientWidth <= 1 || list.closest("[hidden]")) continue;
    const { font, paddingLeft, paddingRight, letterSpacing } = getComputedStyle(list);
    pen.font = font;
    pen.letterSpacing = letterSpacing === "normal" ? "0px" : letterSpacing;
    const chosen = list.selectedOptions[0]?.label ?? "";
    const room =
      list.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    const { width } = pen.measureText(chosen);
    if (width > room + 1) {
      cut.push(
        `the list ${list.name} has ${Math.floor(room)} px for ${Math.ceil(width)}: ${chosen}`,
      );
    }
  }
  return cut;
}
