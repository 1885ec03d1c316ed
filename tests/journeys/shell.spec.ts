import type { Page } from "@playwright/test";
import { expect, test } from "../browser/bank.ts";
import { signInAs } from "../browser/people.ts";

const phone = {
  userAgent: "Mozilla/5.0 (Linux; Android 12; Pixel 5) AppleWebKit/537.36 Chrome/120 Mobile",
  viewport: { width: 375, height: 700 },
};

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("the product menu opens by keyboard and leads on", async ({ page }) => {
      await page.goto("/notice");
      const menu = page.locator("header summary", { hasText: "產品" });
      await menu.focus();
      await page.keyboard.press("Enter");
      await page.getByRole("link", { name: /夢想帳戶/ }).click();
      await expect(page).toHaveURL(/\/dream-account\/landing$/);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("夢想帳戶");
    });

    test("the appearance is chosen by a link and stays", async ({ page }) => {
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto("/events?state=ended");
      const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const day = scripts ? await paper() : null;
      await page.locator("header summary", { hasText: "語言與外觀" }).click();
      await page.getByRole("link", { name: "暗色" }).click();
      await expect(page).toHaveURL(/\/events\?state=ended&theme=dark$/);
      await page.goto("/notice");
      await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
      if (scripts) expect(await paper()).not.toBe(day);
      await page.locator("header summary", { hasText: "語言與外觀" }).click();
      await page.getByRole("link", { name: "跟隨系統" }).click();
      await expect(page.locator("html")).not.toHaveAttribute("data-theme");
    });

    test("the question about counting is asked once", async ({ page }) => {
      await page.goto("/notice");
      const banner = page.getByRole("complementary", { name: "瀏覽統計" });
      await expect(banner).toBeVisible();
      await banner.getByRole("link", { name: "同意" }).click();
      await expect(banner).toHaveCount(0);
      await page.goto("/events");
      await expect(banner).toHaveCount(0);
    });

    test.describe("on a phone", () => {
      test.use(phone);

      test("the menu holds everything and the word about the app can be put away [A17]", async ({
        page,
      }) => {
        await page.goto("/notice");
        const word = page.getByRole("complementary", { name: "下載晨光銀行 App" });
        await expect(word.getByRole("link", { name: /取得 App/ })).toHaveAttribute(
          "href",
          /play\.google\.com/,
        );
        await word.getByRole("link", { name: "不再顯示" }).click();
        await expect(word).toHaveCount(0);
        await page.locator("header summary", { hasText: "選單" }).click();
        const menu = page.getByRole("navigation", { name: "選單", exact: true });
        await expect(menu.getByRole("link", { name: /簽帳金融卡/ })).toBeVisible();
        await menu.getByRole("link", { name: "English" }).click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Notices");
      });
    });
  });
}

test("Escape closes a menu and gives the focus back; looking elsewhere closes it too", async ({
  page,
}) => {
  await page.goto("/notice");
  const menu = page.locator("header details", { hasText: "產品" }).first();
  await menu.locator("summary").click();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(menu).not.toHaveAttribute("open");
  await expect(menu.locator("summary")).toBeFocused();
  await menu.locator("summary").click();
  // At its start: the open menu covers the middle.
  await page.getByRole("heading", { level: 1 }).click({ position: { x: 8, y: 8 } });
  await expect(menu).not.toHaveAttribute("open");
});

test("each block has its anchor and access key, in the words of the sitemap", async ({ page }) => {
  await page.goto("/sitemap");
  for (const [letter = "", name = ""] of [
    ["U", "上方功能區塊"],
    ["C", "主要內容區塊"],
    ["Z", "下方功能區塊"],
  ]) {
    const anchor = page.locator(`a[accesskey=${letter}]`);
    await expect(anchor).toHaveCount(1);
    await expect(anchor).toHaveAccessibleName(name);
    await expect(page.getByRole("row", { name: new RegExp(`^${letter} ${name}`) })).toBeVisible();
    // A test cannot press the browser's access keys; it activates the link behind them.
    await anchor.press("Enter");
    await expect(page).toHaveURL(new RegExp(`#${letter}$`));
    await expect(anchor).toBeFocused();
  }
});

test("the header is 90 px high on a PC and 58 px on a phone [K07]", async ({ page }) => {
  const height = async (width: number) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto("/notice");
    // Without the border below it.
    return (await page.locator("header > div").boundingBox())?.height;
  };
  expect(await height(1280)).toBe(90);
  expect(await height(375)).toBe(58);
});

for (const language of ["zh-TW", "en", "ko"]) {
  test(`the header keeps to its column in ${language}, signed in or not`, async ({ page }) => {
    await page.goto(`/login?lang=${language}`);
    await expectHeaderFits(page);
    await signInAs(page, "wealthy01");
    await expectHeaderFits(page);
  });
}

/** Nothing overflows the header's column, and no icon is squeezed. */
async function expectHeaderFits(page: Page): Promise<void> {
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    const { over, wide, signs } = await page.locator("header > div").evaluate((bar) => {
      const edge =
        bar.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(bar).paddingRight);
      const ends = [...bar.children].map((part) => part.getBoundingClientRect().right);
      const shown = [...bar.querySelectorAll("svg")].map(
        (svg) => svg.getBoundingClientRect().width,
      );
      const { scrollWidth, clientWidth } = document.documentElement;
      return { over: Math.max(...ends) - edge, wide: scrollWidth - clientWidth, signs: shown };
    });
    expect({ width, over: Math.max(0, Math.round(over)), wide }).toEqual({
      width,
      over: 0,
      wide: 0,
    });
    expect(signs.filter((sign) => sign > 0 && sign < 20)).toEqual([]);
  }
}

test("printed, a page is its content", async ({ page }) => {
  await page.goto("/notice/3");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("header")).toBeHidden();
  await expect(page.locator("footer")).toBeHidden();
  await expect(page.getByRole("complementary")).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("what takes the focus is not hidden by the question about counting", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await page.goto("/notice");
  const banner = page.getByRole("complementary", { name: "瀏覽統計" });
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press("Tab");
    const focused = await page.locator(":focus").boundingBox();
    const over = await banner.boundingBox();
    const within = await banner.locator(":focus").count();
    if (!focused || !over || within > 0) continue;
    expect(focused.y + focused.height).toBeLessThanOrEqual(over.y + 1);
  }
});

const targeted = ["/", "/notice", "/events", "/notice/3", "/sitemap", "/login"].concat(
  "/transfer/landing",
  "/products",
  "/products/detail/DPMA0001",
  "/board-rate",
  "/about",
  "/resources",
  "/resources/1",
  "/terms",
  "/terms/terms-detail?no=1&version=3.0&compare=2.0",
);

for (const width of [1280, 375]) {
  test(`every target of a page at ${width} px is 44 px high`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const address of targeted) {
      await page.goto(address);
      expect.soft(await page.evaluate(smallTargets), address).toEqual([]);
    }
  });
}

/**
 * Targets below 44 px, except for the anchors, small by convention, and links inside a sentence.
 */
function smallTargets(): string[] {
  const targets = [...document.querySelectorAll<HTMLElement>("a, button, summary, input, select")];
  return targets
    .map((element) => {
      // A link that covers its whole card is as large as the card.
      const covers = getComputedStyle(element, "::after").position === "absolute";
      // A checkbox is as large as its label, which toggles it too.
      const label =
        element.matches("[type=checkbox], [type=radio]") && element.closest("div, label");
      const box = (covers ? element.offsetParent : label || element)?.getBoundingClientRect();
      return { element, box };
    })
    .filter(({ element, box }) => {
      // A hidden element has no size, or one pixel until it gets the focus.
      if (!box || box.width <= 1 || box.bottom < 0) return false;
      const text = element.textContent?.trim() ?? "";
      const around = element.parentElement?.textContent?.trim() ?? "";
      const isInText = element.closest("p, li") !== null && around.length > text.length + 4;
      const sentence = element.closest("main") !== null && element.tagName === "A" && isInText;
      return text !== ":::" && !sentence && box.height < 44;
    })
    .map(({ element, box }) => `${element.outerHTML.slice(0, 90)} ${box?.height}`);
}
