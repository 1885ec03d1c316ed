import type { Page } from "@playwright/test";
import { expect, test } from "../browser/bank.ts";

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("a visitor goes from the header to a search, a kind and a page", async ({ page }) => {
      await page.goto("/notice");
      await page.locator("header").getByRole("link", { name: "搜尋" }).click();
      await expect(page).toHaveURL("/search");
      await page.getByRole("searchbox", { name: "搜尋全站" }).fill("夢想帳戶");
      await page.getByRole("main").getByRole("button", { name: "搜尋" }).click();
      await expect(page).toHaveURL(/\/search\?q=/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("「夢想帳戶」的搜尋結果");
      await expect(page.getByRole("searchbox")).toHaveValue("夢想帳戶");
      const results = page.locator("main ul[class*=results] > li");
      await expect(results.first().getByRole("link")).toHaveText("夢想帳戶");
      await expect(results.first().locator("mark").first()).toHaveText("夢想帳戶");
      await expect(results.first()).toContainText("產品");
      const filter = page.getByRole("navigation", { name: "依類別篩選" });
      await filter.getByRole("link", { name: /^文件（\d+）$/ }).click();
      await expect(page).toHaveURL(/&kind=document$/);
      await expect(filter.getByRole("link", { name: /^文件/ })).toHaveAttribute(
        "aria-current",
        "true",
      );
      await page.getByRole("link", { name: "夢想帳戶商品說明" }).click();
      await expect(page).toHaveURL("/resources/20");
    });

    test("a long answer has pages that keep the question and the kind", async ({ page }) => {
      await page.goto("/search?q=%E8%BD%89%E5%B8%B3&kind=faq");
      await page.getByRole("link", { name: "下一頁" }).click();
      await expect(page).toHaveURL(/q=%E8%BD%89%E5%B8%B3&kind=faq&page=2$/);
      await expect(page.locator("main ul[class*=results] > li").first()).toContainText("常見問題");
    });

    test("a slip is forgiven and what was meant is offered", async ({ page }) => {
      await page.goto("/search?q=%E5%BF%98%E8%A8%98%E5%AF%86%E9%A6%AC");
      await page.getByRole("link", { name: "忘記密碼", exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("「忘記密碼」的搜尋結果");
    });

    test("a search in vain says so and leads on", async ({ page }) => {
      await page.goto("/search?q=zzqq");
      await expect(page.getByText("找不到與「zzqq」有關的內容。")).toBeVisible();
      await page.getByRole("link", { name: "轉帳限額" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("「轉帳限額」的搜尋結果");
    });
  });
}

for (const [language, words] of [
  ["zh-TW", ["轉帳限額", "忘記密碼", "卡片遺失", "夢想帳戶", "外幣匯率", "貸款利率"]],
  ["en", ["transfer limit", "forgot password", "lost card", "dream account", "exchange rate"]],
  ["ko", ["이체 한도", "비밀번호 분실", "카드 분실", "드림 계좌", "환율", "대출 금리"]],
] as const) {
  test(`what is offered in ${language} to begin with finds something`, async ({ page }) => {
    for (const typed of words) {
      await page.goto(`/search?lang=${language}`);
      await page.getByRole("main").getByRole("link", { name: typed, exact: true }).click();
      await expect(page.locator("main ul[class*=results] > li").first()).toBeVisible();
    }
  });
}

test("what was searched for is not found by searchers; the search itself is", async ({ page }) => {
  await page.goto("/search?q=atm");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await page.goto("/search");
  await expect(page.locator("meta[name=robots]")).toHaveCount(0);
  const sitemap = await page.request.get("/sitemap.xml");
  expect(await sitemap.text()).toMatch(/<loc>[^<]+\/search<\/loc>/);
});

test("nothing that is typed becomes part of the page's own code", async ({ page }) => {
  await page.goto(`/search?q=${encodeURIComponent('"><img src=x onerror=alert(1)>{typed}')}`);
  await expect(page.locator("main img")).toHaveCount(0);
  await expect(page.getByRole("searchbox")).toHaveValue('"><img src=x onerror=alert(1)>{typed}');
});

for (const language of ["zh-TW", "en", "ko"]) {
  test(`the header in ${language} has room for the search and the way to help at every width`, async ({
    page,
  }) => {
    for (const width of [320, 375, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/notice?lang=${language}`);
      await expectRoomInHeader(page, width);
    }
  });
}

async function expectRoomInHeader(page: Page, width: number): Promise<void> {
  const header = page.locator("header");
  // On small screens it is in the menu: the bar has room only for emergency support.
  if (width < 680) await header.locator("details > summary").last().click();
  const search = header.locator("a[href='/search']:visible").first();
  await expect(search).toBeVisible();
  const box = await search.boundingBox();
  expect(box?.width, `at ${width} px`).toBeGreaterThanOrEqual(44);
  expect(box?.height, `at ${width} px`).toBeGreaterThanOrEqual(44);
  const scrolls = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  expect(await page.evaluate(scrolls), `at ${width} px`).toBe(false);
  if (width >= 680 && width < 1024) await header.locator("details > summary").last().click();
  await expect(header.locator("nav:visible a[href='/support']")).toBeVisible();
  // Nothing in the bar overlaps.
  expect(await page.evaluate(overlaps), `at ${width} px`).toEqual([]);
}

function overlaps(): string[] {
  const parts = [...document.querySelectorAll("header > div > *:not(details[open])")]
    .filter((part) => part.textContent?.trim() !== ":::")
    .map((part) => ({ part, box: part.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 1);
  return parts.flatMap(({ part, box }, index) =>
    parts
      .slice(index + 1)
      .filter((other) => other.box.left < box.right - 1 && other.box.right > box.left + 1)
      .map((other) => `${part.textContent} / ${other.part.textContent}`),
  );
}
