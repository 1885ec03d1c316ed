import type { Page } from "@playwright/test";
import { expect, test } from "../browser/bank.ts";

const choices = (page: Page) => page.locator("header details[class*=choices] > summary");

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("a visitor reads a notice and pages through the list [R29] [R31] [B03]", async ({
      page,
    }) => {
      await page.goto("/notice");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("最新公告");
      await expect(page.locator("main li:has(time) a")).toHaveCount(10);
      await page.getByRole("link", { name: "下一頁" }).click();
      await expect(page).toHaveURL(/\/notice\?page=2$/);
      const first = page.locator("main li:has(time) a").first();
      const title = await first.textContent();
      await first.click();
      await expect(page).toHaveURL(/\/notice\/\d+$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
      await page.getByRole("link", { name: "回列表" }).click();
      await expect(page).toHaveURL(/\/notice$/);
    });

    test("an ended event says so, a running one does not [R32] [B03]", async ({ page }) => {
      await page.goto("/events?state=ended");
      await page.getByRole("heading", { level: 2 }).first().getByRole("link").click();
      await expect(page.getByText("此活動已結束。")).toBeVisible();
      await page.goto("/events?state=ongoing");
      await page.getByRole("heading", { level: 2 }).first().getByRole("link").click();
      await expect(page.getByText("此活動已結束。")).toHaveCount(0);
    });

    test("the language is changed by a link and stays [A18]", async ({ page }) => {
      await page.goto("/events?state=ended");
      await choices(page).click();
      await page.getByRole("link", { name: "English" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Events");
      await expect(page.getByRole("link", { name: "Ended" })).toHaveAttribute(
        "aria-current",
        "true",
      );
      await page.goto("/notice/fund");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fund notices");
      await choices(page).click();
      await page.getByRole("link", { name: "한국어" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("펀드 공지");
    });

    test("a visitor can choose not to be counted, and back [R48]", async ({ page }) => {
      await page.goto("/notice");
      const footer = page.getByRole("contentinfo");
      await footer.getByRole("link", { name: "不納入統計" }).click();
      await expect(footer.getByText("您的瀏覽不納入統計。")).toBeVisible();
      await page.goto("/events");
      await footer.getByRole("link", { name: "納入統計", exact: true }).click();
      await expect(footer.getByRole("link", { name: "不納入統計" })).toBeVisible();
    });
  });
}

test("the long addresses show the same and name the short one [R30]", async ({ page, bank }) => {
  for (const [long, short] of [
    ["/notice/notice", "/notice"],
    ["/notice/events", "/events"],
    ["/notice/notice/3", "/notice/3"],
    ["/notice/events/2", "/events/2"],
  ]) {
    await page.goto(short ?? "");
    const heading = await page.getByRole("heading", { level: 1 }).textContent();
    await page.goto(long ?? "");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading ?? "");
    const canonical = page.locator("link[rel=canonical]");
    await expect(canonical).toHaveAttribute("href", `${bank.origin}${short}`);
  }
});

test("an English event that has ended says so in English", async ({ page }) => {
  await page.goto("/events?state=ended&lang=en");
  await page.getByRole("heading", { level: 2 }).first().getByRole("link").click();
  await expect(page.getByText("This event has ended.")).toBeVisible();
});

test("a page beyond the last is empty and leads back", async ({ page }) => {
  await page.goto("/notice?page=99");
  await expect(page.getByText("這一頁沒有內容。")).toBeVisible();
  await page.getByRole("link", { name: "回到第一頁" }).click();
  await expect(page.locator("main li:has(time) a")).toHaveCount(10);
});

test("going to another page begins at its top [R48]", async ({ page }) => {
  await page.goto("/notice");
  await page.getByRole("link", { name: "下一頁" }).scrollIntoViewIfNeeded();
  await page.getByRole("link", { name: "下一頁" }).click();
  await expect(page).toHaveURL(/page=2/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("the first Tab leads to the content", async ({ page }) => {
  await page.goto("/notice");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "跳到主要內容" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
});

test("the menu file names pages that exist, in the words they use [C48] [F20]", async ({
  page,
}) => {
  const response = await page.request.get("/notice-menu.json");
  const { menuList } = await response.json();
  expect(menuList).toHaveLength(3);
  for (const { menuUrl, menuNm } of menuList) {
    for (const language of ["zh-TW", "en", "ko"]) {
      await page.goto(`${menuUrl}?lang=${language}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(menuNm[language]);
    }
  }
});

test("when the database cannot answer the page says so and offers to try again", async ({
  page,
  bank,
}) => {
  await bank.sql("alter table board_fund_notice rename to board_fund_notice_away");
  try {
    const response = await page.goto("/notice/fund?lang=en");
    expect(response?.status()).toBe(500);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Please try again later");
    await expect(page.getByText("(Code: 500)")).toBeVisible();
  } finally {
    await bank.sql("alter table board_fund_notice_away rename to board_fund_notice");
  }
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fund notices");
});
