import { expect, test } from "../browser/bank.ts";

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("a visitor asks in own words and reads the answer [R37] [R44] [R43] [B08]", async ({
      page,
    }) => {
      await page.goto("/support");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("客戶服務");
      await page.getByRole("searchbox", { name: "搜尋常見問題" }).fill("轉帳 限額");
      await page.getByRole("button", { name: "搜尋" }).click();
      await expect(page).toHaveURL("/support/faq/search/%E8%BD%89%E5%B8%B3%20%E9%99%90%E9%A1%8D");
      await expect(page.getByRole("searchbox")).toHaveValue("轉帳 限額");
      const first = page.locator("main ul[class*=questions] a").first();
      await expect(first).toHaveText("轉帳限額是多少？");
      await expect(first.locator("mark").first()).toHaveText("轉帳限額");
      await first.click();
      await expect(page).toHaveURL("/support/faq/category/03/0302/3002");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("轉帳限額是多少？");
      await expect(page.getByRole("table")).toContainText("NT$100,000");
    });

    test("a visitor goes from category to sub-category to entry and on [R42] [R43]", async ({
      page,
    }) => {
      await page.goto("/support/faq");
      await page.getByRole("link", { name: /^簽帳金融卡/ }).click();
      await expect(page).toHaveURL("/support/faq/category/04");
      await page.getByRole("link", { name: "下一頁" }).click();
      await expect(page).toHaveURL("/support/faq/category/04?page=2");
      await page.getByRole("link", { name: "掛失與可疑交易" }).click();
      await expect(page).toHaveURL("/support/faq/category/0403");
      await page.getByRole("link", { name: "卡片遺失了，如何掛失？" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("卡片遺失了，如何掛失？");
      const beside = page.getByRole("navigation", { name: "同類別的其他問題" });
      const next = await beside.getByRole("link").last().textContent();
      await beside.getByRole("link").last().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(next ?? "");
      const path = page.getByRole("navigation", { name: "所在位置" });
      await path.getByRole("link", { name: "簽帳金融卡" }).click();
      await expect(page).toHaveURL("/support/faq/category/04");
    });

    test("a search in a category stays there until it is let out [R44]", async ({ page }) => {
      await page.goto("/support/faq/category/07");
      await page.getByRole("searchbox").fill("匯率");
      await page.getByRole("button", { name: "搜尋" }).click();
      await expect(page).toHaveURL("/support/faq/search/07/%E5%8C%AF%E7%8E%87");
      await expect(page.getByRole("link", { name: /^外幣、保險與投資 \(\d+\)/ })).toHaveAttribute(
        "aria-current",
        "true",
      );
      await page.getByRole("link", { name: "全部類別" }).click();
      await expect(page).toHaveURL("/support/faq/search/%E5%8C%AF%E7%8E%87");
    });
  });

  test.describe(scripts ? "going on with scripts" : "going on without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("a slip is forgiven and what was meant is offered [R44]", async ({ page }) => {
      await page.goto("/support/faq/search/%E5%BF%98%E8%A8%98%E5%AF%86%E9%A6%AC");
      await expect(page.locator("main ul[class*=questions] a").first()).toContainText("密碼");
      await page.getByRole("link", { name: "忘記密碼", exact: true }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("「忘記密碼」的搜尋結果");
    });

    test("a search in vain leads on to people and to what others ask [R44]", async ({ page }) => {
      await page.goto("/support/faq/search/zzqq");
      await expect(page.getByText("找不到與「zzqq」有關的問題。")).toBeVisible();
      await expect(page.getByRole("heading", { name: "熱門問題" })).toBeVisible();
      await page.getByRole("main").getByRole("link", { name: "聯絡我們" }).click();
      await expect(page).toHaveURL("/support/contact-us");
    });

    test("a visitor finds the nearest centre and its way on a map [R38] [R39]", async ({
      page,
    }) => {
      await page.goto("/support/contact-us");
      await expect(page.getByRole("main").getByText("+886-2-8899-0899")).toBeVisible();
      await expect(page.getByRole("main").getByText("服務中")).toBeVisible();
      await page.getByRole("link", { name: "查看據點" }).click();
      await page.getByRole("combobox").selectOption({ label: "屏東縣" });
      await page.getByRole("button", { name: "依距離排列" }).click();
      await expect(page).toHaveURL("/support/contact-us/service-center?place=pingtung");
      const first = page.locator("main li[class*=centre]").first();
      await expect(first.getByRole("heading")).toHaveText("1. 高雄服務據點");
      await expect(first.getByText(/約 \d+ 公里/)).toBeVisible();
      const map = first.getByRole("link", { name: /另開新視窗/ });
      await expect(map).toHaveAttribute("href", /^https:\/\/www\.openstreetmap\.org\/\?mlat=22\./);
      await expect(map).toHaveAttribute("rel", /noopener/);
    });
  });
}

test("the short address of an entry shows the same and names the long one [R43]", async ({
  page,
  bank,
}) => {
  await page.goto("/support/faq/category/03/3002");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("轉帳限額是多少？");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute(
    "href",
    `${bank.origin}/support/faq/category/03/0302/3002`,
  );
});

test("an empty search goes back to the FAQ, a long one is cut [R44]", async ({ page }) => {
  await page.goto("/support/faq/search?q=%20%20");
  await expect(page).toHaveURL("/support/faq");
  await page.goto(`/support/faq/search?q=${"a".repeat(300)}`);
  await expect(page).toHaveURL(`/support/faq/search/${"a".repeat(100)}`);
});

test("what is typed into the address is only ever text", async ({ page }) => {
  const typed = `<img src=x onerror=alert(1)>"'/?#%`;
  await page.goto(`/support/faq/search?q=${encodeURIComponent(typed)}`);
  await expect(page.getByRole("searchbox")).toHaveValue(typed);
  await expect(page.locator("main img")).toHaveCount(0);
});

test("English and Korean visitors are served in their language [R37] [R44]", async ({ page }) => {
  await page.goto("/support/faq/search/lost%20card?lang=en");
  await expect(page.locator("main ul[class*=questions] a").first()).toHaveText(
    "I lost my card. How do I report it?",
  );
  await page.goto("/support/contact-us/service-center?lang=ko&place=taipei");
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(
    "타이베이시에서 가까운 순",
  );
});

test("the answer prints without what is only for the screen", async ({ page }) => {
  await page.goto("/support/faq/category/03/0302/3002");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("table")).toBeVisible();
  await expect(page.getByText("沒有解決您的問題嗎？")).toBeHidden();
});
