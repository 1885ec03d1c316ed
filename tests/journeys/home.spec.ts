import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { expect, test } from "../browser/bank.ts";
import { shiftOf } from "../browser/shift.ts";

const products = ["主帳戶", "簽帳金融卡", "轉帳", "夢想帳戶", "信貸（分期型）"];

/** The part of the page under a heading. */
const part = (page: Page, name: string) => page.getByRole("region", { name });

for (const scripts of [true, false]) {
  test.describe(scripts ? "products with scripts" : "products without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("a visitor sees the bank's products and what it does for them [A01] [R01]", async ({
      page,
    }) => {
      await page.goto("/");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("第一道光， 看清每一筆錢");
      const cards = part(page, "日常用得到的，都在這裡").getByRole("listitem");
      await expect(cards.getByRole("heading", { level: 3 })).toHaveText(products);
      await expect(cards.locator("svg")).toHaveCount(5);
      const features = part(page, "安心，是設計出來的").getByRole("listitem");
      await expect(features).toHaveCount(8);
      await expect(features.filter({ hasText: "限額一目了然" })).toContainText(
        /基本帳戶\sNT\$10,000，進階帳戶\sNT\$50,000/,
      );
      for (const name of [
        "24 小時服務",
        "一鍵停用",
        "165 防詐提醒",
        "無障礙網路銀行",
        "三種語言",
      ]) {
        await expect(features.getByRole("heading", { name })).toBeVisible();
      }
    });

    test("a product's card leads to its own page [A01] [R02] [R03] [R04] [R05] [R06]", async ({
      page,
    }) => {
      for (const name of products) {
        await page.goto("/");
        await part(page, "日常用得到的，都在這裡").getByRole("link", { name }).click();
        await expect(page).toHaveURL(/\/[a-z-]+\/landing$/);
        await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
      }
    });

    test("the terms of every product stand on the page, with rates, days and conditions [A01]", async ({
      page,
    }) => {
      await page.goto("/");
      const loan = page.locator("#installment-loan");
      await expect(loan).toContainText("固定利率 2.28% 起");
      await expect(loan).toContainText("總費用年百分率2.59%，以貸款 NT$100,000");
      await expect(loan).toContainText("總費用年百分率不等於貸款利率");
      await expect(page.locator("#main-account")).toContainText(
        /0\.80%，.*\d{4}\/\d\d\/\d\d\s起適用/,
      );
    });
  });

  test.describe(
    scripts ? "figures and news with scripts" : "figures and news without scripts",
    () => {
      test.use({ javaScriptEnabled: scripts });

      test("rates stand with the time of their board and follow the database [R01]", async ({
        page,
        bank,
      }) => {
        await page.goto("/");
        const rates = part(page, "牌告利率與匯率");
        await expect(rates).toContainText(/\d{4}\/\d\d\/\d\d (09:10|15:30) 牌告（臺北時間）/);
        const dollar = rates.getByRole("row", { name: "美元 USD" });
        await expect(dollar.getByRole("cell")).toHaveText([/^\d\d\.\d{3}$/, /^\d\d\.\d{3}$/]);
        const year = rates.getByRole("row", { name: "新臺幣定期存款 1 年" });
        await expect(year.getByRole("cell")).toHaveText(["1.70%", "1.72%"]);

        const set = (basisPoints: number) =>
          bank.sql(`update rates_deposit set basis_points = ${basisPoints}
                   where currency = 'TWD' and kind = 'time' and term_months = 12
                     and form = 'fixed' and effective_on > bank.today() - 100`);
        await set(188);
        try {
          await page.reload();
          await expect(year.getByRole("cell")).toHaveText(["1.88%", "1.72%"]);
        } finally {
          await set(170);
        }
      });

      test("the newest notices and the running events are there to read [R01]", async ({
        page,
      }) => {
        await page.goto("/");
        const news = part(page, "最新消息");
        await expect(news.getByRole("listitem")).toHaveCount(6);
        const event = news.getByRole("listitem").last().getByRole("link");
        const title = await event.textContent();
        await event.click();
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
        await expect(page.getByText("此活動已結束。")).toHaveCount(0);
        await page.goto("/");
        await news.getByRole("link", { name: "所有公告" }).click();
        await expect(page).toHaveURL(/\/notice$/);
      });

      test("the whole page is told in three languages [A01] [A18]", async ({ page }) => {
        for (const [language, heading, foreign] of [
          ["zh-TW", "第一道光， 看清每一筆錢", /[가-힣]/],
          ["en", "Every dollar, clear as day", /[一-龥가-힣]/],
          ["ko", "첫 햇살처럼 또렷한 은행", /[一-龥]/],
        ] as const) {
          await page.goto(`/?lang=${language}`);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
          await expect(page.locator("main")).not.toContainText(foreign);
          await expect(page.locator("main")).not.toContainText(/[{}]|undefined/);
        }
      });
    },
  );
}

test("every link of the page leads somewhere", async ({ page, bank }) => {
  await page.goto("/");
  const links = await page
    .locator("main a")
    .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
  expect(links.length).toBeGreaterThan(15);
  const own = [...new Set(links)].filter((link) => link.startsWith(bank.origin));
  for (const link of own) {
    expect((await page.request.get(link)).status(), link).toBe(200);
    const { pathname, hash } = new URL(link);
    if (pathname === "/" && hash) await expect(page.locator(hash), link).toHaveCount(1);
  }
  const others = links.filter((link) => !link.startsWith(bank.origin));
  expect(others.every((link) => /^(https|tel|mailto):/.test(link))).toBe(true);
});

test("a phone is led to its own store, and needs no code to scan", async ({ browser, bank }) => {
  const phone = await browser.newPage({
    baseURL: bank.origin,
    userAgent: "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/120 Mobile",
  });
  await phone.goto("/");
  await expect(phone.getByRole("link", { name: "下載 App 開戶" })).toHaveAttribute(
    "href",
    /play\.google\.com/,
  );
  const app = part(phone, "銀行，就在手機裡");
  await expect(app.getByRole("link")).toHaveCount(1);
  await expect(app.getByRole("img")).toHaveCount(0);
  await phone.close();
});

test("without rates, notices and events the page still stands and says so", async ({
  page,
  bank,
}) => {
  const clock = (body: string) =>
    bank.sql(`create or replace function bank.now() returns timestamptz
                language sql stable as '${body}'`);
  await clock("select timestamptz ''1999-01-01''");
  try {
    await page.goto("/");
    await expect(page.getByText("目前沒有牌告資料，請稍後再試，或洽客服中心。")).toHaveCount(2);
    await expect(page.getByText("目前沒有公告。")).toBeVisible();
    await expect(page.getByText("目前沒有進行中的活動。")).toBeVisible();
    await expect(page.locator("main")).not.toContainText(/NaN|undefined|null/);
  } finally {
    await clock("select pg_catalog.statement_timestamp()");
  }
});

test("the page tells searchers who it is, has no script of its own and never shifts", async ({
  page,
}) => {
  await page.goto("/");
  const data = await page.locator("script[type='application/ld+json']").textContent();
  const graph = JSON.parse(data ?? "")["@graph"];
  expect(graph).toMatchObject([
    { "@type": "Organization", name: "晨光銀行" },
    { "@type": "WebSite", url: expect.stringMatching(/\/$/) },
  ]);
  await expect(page.locator("main script:not([type='application/ld+json'])")).toHaveCount(0);
  await expect(page.locator("meta[property='og:title']")).toHaveCount(1);
  await expect(page.locator("h1")).toHaveCount(1);
  expect(await shiftOf(page)).toBe(0);
});

test("a page that arrives in pieces never shifts", async ({ browser, bank }) => {
  const slow = await inPieces(bank.origin);
  const page = await browser.newPage();
  try {
    await page.goto(slow.origin);
    expect(await shiftOf(page)).toBe(0);
  } finally {
    await page.close();
    await slow.close();
  }
});

const PIECES = 20;
const PIECE_MS = 100;

/** The bank behind a slow line: it passes a page on in pieces. */
async function inPieces(origin: string) {
  const server = createServer(async (request, response) => {
    const served = await fetch(`${origin}${request.url}`);
    const type = served.headers.get("content-type") ?? "";
    const body = Buffer.from(await served.arrayBuffer());
    response.writeHead(served.status, { "content-type": type });
    const size = type.startsWith("text/html") ? Math.ceil(body.length / PIECES) : body.length;
    for (let at = 0; at < body.length; at += size) {
      response.write(body.subarray(at, at + size));
      if (size < body.length) await sleep(PIECE_MS);
    }
    response.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
