import type { Page } from "@playwright/test";
import { expect, test } from "../browser/bank.ts";

const pages = [
  { path: "/main-account/landing", name: "主帳戶", type: "BankAccount", row: "R02" },
  { path: "/dream-account/landing", name: "夢想帳戶", type: "DepositAccount", row: "R03" },
  { path: "/debit-card/landing", name: "簽帳金融卡", type: "PaymentCard", row: "R04" },
  { path: "/transfer/landing", name: "轉帳", type: "PaymentService", row: "R05" },
  { path: "/installment-loan/landing", name: "信貸（分期型）", type: "LoanOrCredit", row: "R06" },
];

const table = (page: Page, name: string) => page.getByRole("table", { name });

for (const scripts of [true, false]) {
  test.describe(scripts ? "landing with scripts" : "landing without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("each of the five products has its page, from promise to app [A01] [R02] [R03] [R04] [R05] [R06]", async ({
      page,
    }) => {
      for (const { path, name } of pages) {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
        await expect(page).toHaveTitle(`${name} - 晨光銀行`);
        await expect(page.locator("main > div svg").first()).toBeVisible();
        await expect(page.getByRole("region", { name: "重點數字" }).locator("dt")).toHaveCount(3);
        expect(await page.getByRole("table").count(), path).toBeGreaterThan(0);
        expect(await page.locator("main ol > li").count(), path).toBeGreaterThanOrEqual(3);
        const app = page.getByRole("region", { name: "銀行，就在手機裡" });
        await expect(app.getByRole("img")).toBeVisible();
        await expect(app.getByRole("link")).toHaveCount(2);
        await expect(page.getByRole("region", { name: "常見問題" }).locator("details")).toHaveCount(
          4,
        );
        await expect(page.locator("main")).not.toContainText(/[{}]|undefined|NaN/);
      }
    });

    test("a question opens to its answer [A01]", async ({ page }) => {
      await page.goto("/transfer/landing");
      const faq = page.getByRole("region", { name: "常見問題" });
      const first = faq.locator("details").first();
      await first.locator("summary").click();
      await expect(first.getByRole("link", { name: "查看完整說明" })).toHaveAttribute(
        "href",
        /^\/support\/faq\/category\//,
      );
    });
  });

  test.describe(scripts ? "figures with scripts" : "figures without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("transfers tell their fees and limits by the bank's own rules [R05]", async ({ page }) => {
      await page.goto("/transfer/landing");
      const limits = table(page, "新臺幣轉帳限額");
      await expect(
        limits.getByRole("row", { name: "基本帳戶，非約定轉帳" }).getByRole("cell"),
      ).toHaveText(["NT$10,000", "NT$30,000", "NT$50,000"]);
      await expect(
        limits.getByRole("row", { name: "進階帳戶，非約定轉帳" }).getByRole("cell"),
      ).toHaveText(["NT$50,000", "NT$100,000", "NT$200,000"]);
      const usd = table(page, "外幣轉帳限額（美元）");
      await expect(
        usd.getByRole("row", { name: "進階帳戶，非約定轉帳" }).getByRole("cell"),
      ).toHaveText(["US$1,500.00", "US$3,000.00", "US$6,000.00"]);
      await expect(table(page, "新臺幣轉帳手續費").getByRole("cell")).toHaveText([
        "NT$0",
        "NT$0",
        "NT$10",
        "NT$15",
      ]);
    });

    test("a loan is advertised with its APR, examples and the words of the law [R06]", async ({
      page,
    }) => {
      await page.goto("/installment-loan/landing");
      const loans = table(page, "固定年利率 2.28% 的貸款範例");
      await expect(loans.getByRole("row", { name: "NT$100,000" }).getByRole("cell")).toHaveText([
        "3 年",
        "NT$2,876",
        "NT$3,554",
        "2.59%",
      ]);
      await expect(page.getByText("總費用年百分率不等於貸款利率")).toBeVisible();
      await expect(page.locator("#next").getByRole("link", { name: "貸款試算" })).toHaveAttribute(
        "href",
        "/products/loan/calculator",
      );
    });
  });
}

test("the rates of a page follow the board, and without one the page still stands [R03]", async ({
  page,
  bank,
}) => {
  const set = (rate: number) =>
    bank.sql(`update rates_deposit set basis_points = ${rate}
              where kind = 'dream' and above = 0 and effective_on > bank.today() - 200`);
  const [before] = (await bank.sql(
    "select basis_points from rates_deposit where kind = 'dream' and above = 0 order by effective_on desc limit 1",
  )) as { basis_points: number }[];
  await set(166);
  try {
    await page.goto("/dream-account/landing");
    await expect(page.getByRole("region", { name: "重點數字" })).toContainText("1.66%");
    await expect(table(page, "夢想帳戶機動年利率").getByRole("cell").first()).toHaveText("1.66%");
  } finally {
    await set(before?.basis_points ?? 135);
  }
  const clock = (body: string) =>
    bank.sql(`create or replace function bank.now() returns timestamptz
                language sql stable as '${body}'`);
  await clock("select timestamptz ''1999-01-01''");
  try {
    for (const { path } of pages) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      await expect(page.locator("main")).not.toContainText(/NaN|undefined|null/);
    }
    await page.goto("/board-rate");
    await expect(page.getByText("目前沒有牌告資料，請稍後再試，或洽客服中心。")).toHaveCount(4);
    await expect(page.getByText("這個幣別目前沒有走勢資料。")).toBeVisible();
  } finally {
    await clock("select pg_catalog.statement_timestamp()");
  }
});

test("searchers are told what each page is about, and a shared link looks right", async ({
  page,
}) => {
  for (const { path, name, type } of pages) {
    await page.goto(path);
    const data = await page.locator("script[type='application/ld+json']").textContent();
    const graph = JSON.parse(data ?? "")["@graph"];
    expect(graph).toMatchObject([{ "@type": type, name }, { "@type": "BreadcrumbList" }]);
    await expect(page.locator("meta[property='og:url']")).toHaveAttribute(
      "content",
      new RegExp(`${path}$`),
    );
    await expect(page.locator("meta[name=description]")).toHaveAttribute("content", /.{20}/);
  }
});

test("a phone's page leads to its own store and shows no code to scan [A17]", async ({
  browser,
  bank,
}) => {
  const phone = await browser.newPage({
    baseURL: bank.origin,
    viewport: { width: 390, height: 800 },
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile",
  });
  await phone.goto("/main-account/landing");
  await expect(phone.getByRole("link", { name: "下載 App 開戶" })).toHaveAttribute(
    "href",
    /apps\.apple\.com/,
  );
  const app = phone.getByRole("region", { name: "銀行，就在手機裡" });
  await expect(app.getByRole("img")).toHaveCount(0);
  await expect(app.getByRole("link")).toHaveCount(1);
  await phone.close();
});

for (const scripts of [true, false]) {
  test.describe(scripts ? "board rate with scripts" : "board rate without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("a visitor reads today's rates and how a currency went [R47]", async ({ page }) => {
      await page.goto("/board-rate");
      await expect(
        table(page, "新臺幣存款利率")
          .getByRole("row", { name: "定期存款 12 個月" })
          .getByRole("cell"),
      ).toHaveText(["1.70%", "1.72%", /^\d{4}\/\d\d\/\d\d$/]);
      await expect(
        table(page, "外幣存款利率")
          .getByRole("row", { name: "美元 USD" })
          .getByRole("cell")
          .first(),
      ).toHaveText("0.85%");
      await expect(table(page, "牌告匯率").getByRole("row")).toHaveCount(15);
      const history = page.getByRole("region", { name: "匯率走勢" });
      await expect(history.getByRole("img", { name: /^美元即期賣出匯率/ })).toBeVisible();
      await history.getByLabel("幣別").selectOption("JPY");
      await history.getByRole("button", { name: "查看走勢" }).click();
      await expect(page).toHaveURL(/\/board-rate\?currency=JPY#history$/);
      await expect(
        history.getByRole("img", { name: /^日圓即期賣出匯率.+最低 0\.\d+，最高 0\.\d+/ }),
      ).toBeVisible();
      await history.locator("summary").click();
      expect(await history.getByRole("table").getByRole("row").count()).toBeGreaterThan(55);
      await table(page, "牌告匯率").getByRole("link", { name: "歐元" }).click();
      await expect(history.getByRole("img", { name: /^歐元/ })).toBeVisible();
    });

    test("the page about the bank tells who it is and what protects its customers [R47]", async ({
      page,
    }) => {
      await page.goto("/about");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("關於晨光銀行");
      const facts = table(page, "晨光銀行基本資料");
      await expect(facts.getByRole("row", { name: "銀行代碼" })).toContainText("899");
      await expect(facts.getByRole("row", { name: "公司名稱" })).toContainText(
        "晨光商業銀行股份有限公司",
      );
      await expect(page.getByRole("region", { name: "存款保險" })).toContainText("NT$3,000,000");
      await expect(page.getByRole("region", { name: "資訊安全" })).toContainText("5 分鐘");
      await page.getByRole("link", { name: "無障礙服務說明" }).click();
      await expect(page).toHaveURL(/\/accessibility$/);
    });
  });
}

test("a currency that is not ours is the dollar", async ({ page }) => {
  for (const query of ["?currency=XXX", "?currency=TWD", "?currency=", "?currency=JPY%27"]) {
    await page.goto(`/board-rate${query}`);
    await expect(page.getByRole("img", { name: /^美元/ })).toBeVisible();
  }
});

test("the pages are told in three languages [A18]", async ({ page }) => {
  for (const [language, foreign] of [
    ["en", /[一-龥가-힣]/],
    ["ko", /[一-龥]/],
    ["zh-TW", /[가-힣]/],
  ] as const) {
    for (const path of [...pages.map((each) => each.path), "/about", "/board-rate", "/products"]) {
      await page.goto(`${path}?lang=${language}`);
      await expect(page.locator("main")).not.toContainText(foreign);
    }
  }
});
