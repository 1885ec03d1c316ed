import { expect, test } from "../browser/bank.ts";

for (const scripts of [true, false]) {
  test.describe(scripts ? "products with scripts" : "products without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("a guest finds a product in its group and reads its terms in full [R33] [R35] [A12]", async ({
      page,
    }) => {
      await page.goto("/products");
      await expect(page.locator("main")).toHaveAttribute("data-screen", "top_di_w001");
      await expect(page.locator("main")).toHaveAttribute("data-screen-name", "DiscoverMain");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("所有產品");
      await expect(page.getByText("訪客模式")).toBeVisible();
      await expect(
        page.getByRole("region", { name: "先從這些開始" }).getByRole("listitem"),
      ).toHaveCount(7);
      await page
        .getByRole("navigation", { name: "產品分類" })
        .getByRole("link", { name: "存款" })
        .click();
      await expect(page).toHaveURL(/\/products#deposit$/);
      const deposits = page.getByRole("region", { name: "存款" });
      await expect(deposits).toBeInViewport();
      await deposits.getByRole("link", { name: "外幣帳戶" }).click();
      await expect(page).toHaveURL(/\/products\/detail\/DPFA0001$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("外幣帳戶");
      for (const part of [
        "特色",
        "目前利率",
        "條件與費用",
        "如何申辦",
        "常見問題",
        "注意事項",
        "相關產品",
      ]) {
        await expect(page.getByRole("region", { name: part, exact: true }).first()).toBeVisible();
      }
      const facts = page.getByRole("table", { name: "外幣帳戶：條件與費用" });
      await expect(facts.getByRole("row", { name: "開立對象" })).toContainText("年滿 18 歲");
    });

    test("a product is told for one kind of account, and for both again [R35]", async ({
      page,
    }) => {
      await page.goto("/products/detail/DPMA0001");
      const kinds = page.getByRole("navigation", { name: "帳戶種類" });
      const main = page.locator("main");
      await expect(main.getByText("以自然人憑證與視訊通話完成帳戶升級。")).toBeVisible();
      await expect(main.getByText("在 App 驗證身分即可開立")).toBeVisible();
      await kinds.getByRole("link", { name: "進階帳戶" }).click();
      await expect(page).toHaveURL(/\/products\/detail\/DPMA0001\/02$/);
      await expect(kinds.getByRole("link", { name: "進階帳戶" })).toHaveAttribute(
        "aria-current",
        "true",
      );
      await expect(main.getByText("在 App 驗證身分即可開立")).toHaveCount(0);
      await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
        "href",
        /\/products\/detail\/DPMA0001$/,
      );
      await kinds.getByRole("link", { name: "全部" }).click();
      await expect(main.getByText("在 App 驗證身分即可開立")).toBeVisible();
    });
  });

  test.describe(
    scripts ? "the product menu with scripts" : "the product menu without scripts",
    () => {
      test.use({ javaScriptEnabled: scripts });

      test("leads to all products [A12]", async ({ page }) => {
        await page.goto("/notice");
        await page.locator("header summary", { hasText: "產品" }).click();
        await page.getByRole("link", { name: "所有產品" }).first().click();
        await expect(page).toHaveURL(/\/products$/);
      });
    },
  );
}

test("a product or a kind of account that is not there is a page that is not there [R35]", async ({
  page,
}) => {
  for (const path of ["NONE0001", "dpma0001", "DPMA0001/09", "CDDC0001/01", "DPMA0001/x"]) {
    const response = await page.goto(`/products/detail/${path}`);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("找不到這個頁面");
  }
});

test("every product has its page, in three languages, and links among products lead somewhere [A12] [A18]", async ({
  page,
  bank,
}) => {
  await page.goto("/products");
  const found = await page
    .locator("main a[href^='/products/detail/']")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const paths = [...new Set(found)];
  expect(paths.length).toBeGreaterThanOrEqual(14);
  for (const path of paths) {
    for (const [language, foreign] of [
      ["en", /[一-龥가-힣]/],
      ["ko", /[一-龥]/],
      ["zh-TW", /[가-힣]/],
    ] as const) {
      const response = await page.request.get(`${bank.origin}${path}?lang=${language}`);
      expect(response.status(), path).toBe(200);
      const [, main = ""] = /<main[\s\S]*?>([\s\S]*)<\/main>/.exec(await response.text()) ?? [];
      expect(main.replace(/<[^>]*>/g, ""), `${path} ${language}`).not.toMatch(foreign);
      expect(main).not.toMatch(/undefined|\{\w+\}/);
    }
  }
});

test("a new product and its group are shown as soon as they are written [C14] [C18]", async ({
  page,
  bank,
}) => {
  await bank.sql(`insert into product
    select 'ZZZZ9999', group_code, 99, jsonb_build_object('zh', '晨曦存摺', 'en', 'Dawn book', 'ko', '새벽 통장'),
           slogan, lead, variants, benefits, facts, steps, notes, true, true, null, faq_words, related, 999
      from product where code = 'DPMA0001'`);
  try {
    await page.goto("/products");
    await expect(page.getByRole("link", { name: "晨曦存摺" })).toHaveCount(2);
    await page.getByRole("link", { name: "晨曦存摺" }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("晨曦存摺");
    await expect(page.getByRole("link", { name: "前往產品專頁" })).toHaveCount(0);
  } finally {
    await bank.sql("delete from product where code = 'ZZZZ9999'");
  }
});

test("a bank without products says so and leads home", async ({ page, bank }) => {
  await bank.sql("alter table product rename to product_away");
  await bank.sql("create table product (like product_away including all)");
  await bank.sql("grant select on product to bank_app");
  try {
    await page.goto("/products");
    await expect(page.getByText("目前沒有可以顯示的產品。")).toBeVisible();
    await expect(page.getByRole("link", { name: "回首頁" })).toBeVisible();
  } finally {
    await bank.sql("drop table product");
    await bank.sql("alter table product_away rename to product");
  }
});
