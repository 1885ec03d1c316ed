import { expect, test } from "../browser/bank.ts";

/** The cells of the page whose text overflows the visible frame. */
const clipped = () =>
  [...document.querySelectorAll("main table th, main table td")].flatMap((cell) => {
    const frame = cell.closest("section, figure, details") ?? document.body;
    // The head of a stacked table is for screen readers only.
    if (cell.closest("thead")?.getBoundingClientRect().width === 1) return [];
    const range = document.createRange();
    range.selectNodeContents(cell);
    const outer = frame.getBoundingClientRect();
    const isCut = [...range.getClientRects()].some(
      ({ left, right, width }) =>
        width > 1 && (left < outer.left - 1 || right > outer.right + 1 || right > innerWidth),
    );
    return isCut ? [cell.textContent] : [];
  });

for (const width of [375, 320]) {
  for (const language of ["zh-TW", "en", "ko"]) {
    test(`every rate is read whole at ${width} px in ${language}, without scrolling sideways`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/board-rate?lang=${language}`);
      await page.locator("main details summary").first().click();
      await expect(page.getByRole("cell", { name: /\d\.\d{3}/ }).first()).toBeVisible();
      expect(await page.evaluate(clipped)).toEqual([]);
      const wide = await page
        .locator("main section:has(> table)")
        .evaluateAll((frames) => frames.filter((each) => each.scrollWidth > each.clientWidth + 1));
      expect(wide).toEqual([]);
    });
  }
}
