import { expect, test } from "../browser/bank.ts";

for (const scripts of [true, false]) {
  test.describe(scripts ? "securities with scripts" : "securities without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("a visitor sees indices and movers, finds a share, and reads its three months [R46] [A10]", async ({
      page,
    }) => {
      await page.goto("/securities/main");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("證券");
      await expect(page.getByRole("img", { name: /^臺股綜合指數/ })).toBeVisible();
      await expect(page.getByRole("table", { name: "漲幅前 5 名" }).getByRole("row")).toHaveCount(
        6,
      );
      const list = page.getByRole("region", { name: "股票與 ETF", exact: true });
      await list.getByRole("searchbox").fill("曜晶");
      await list.getByRole("button", { name: "搜尋" }).click();
      await expect(list.getByRole("table").getByRole("row")).toHaveCount(2);
      await list.getByRole("link", { name: "曜晶半導體" }).click();
      await expect(page).toHaveURL(/\/securities\/stocks\/D2301$/);
      await expect(
        page.getByRole("img", { name: /^曜晶半導體 收盤價.+最低 [\d,.]+，最高/ }),
      ).toBeVisible();
      await page.getByText("以表格查看").click();
      expect(await page.getByRole("table").getByRole("row").count()).toBeGreaterThan(55);
      await page.getByLabel("比較對象").selectOption("D2801");
      await page.getByRole("button", { name: "比較" }).click();
      await expect(page.getByRole("img", { name: /第一天為 100：曜晶半導體/ })).toBeVisible();
    });

    test("the list is sorted and narrowed by addresses [R46]", async ({ page }) => {
      await page.goto("/securities/main");
      const list = page.getByRole("region", { name: "股票與 ETF", exact: true });
      await list.getByRole("link", { name: "ETF", exact: true }).click();
      await expect(list.getByRole("table").getByRole("row")).toHaveCount(13);
      await list.getByRole("link", { name: "股價" }).click();
      await expect(page).toHaveURL(/kind=etf&order=price#list$/);
      await expect(list.getByText("共 12 檔")).toBeVisible();
    });

    test("rankings print their window and method and are no advice [A10] [R47]", async ({
      page,
    }) => {
      await page.goto("/securities/trending");
      await expect(page.getByRole("table", { name: "股票與 ETF" }).getByRole("row")).toHaveCount(
        11,
      );
      await expect(page.getByRole("table", { name: "基金" }).getByRole("row")).toHaveCount(11);
      await expect(page.getByText(/^統計期間 \d{4}\/\d\d\/\d\d 至/).first()).toBeVisible();
      await expect(page.getByText("非投資建議")).toBeVisible();
      await page.getByRole("link", { name: "依金額" }).click();
      await expect(page).toHaveURL(/by=amount$/);
    });
  });

  test.describe(scripts ? "offerings with scripts" : "offerings without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("offerings are told by their seven states, with their days for a calendar [S12] [A10]", async ({
      page,
      request,
    }) => {
      await page.goto("/securities/etf");
      await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(10);
      await page
        .getByRole("navigation", { name: "狀態" })
        .getByRole("link", { name: "募集中" })
        .click();
      await expect(page).toHaveURL(/state=ongoing$/);
      await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(2);
      const link = page.getByRole("link", { name: /加入行事曆/ }).first();
      const response = await request.get((await link.getAttribute("href")) ?? "");
      expect(response.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
      expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
    });

    test("what the bank receives for a fund is told by company, with an example [A09] [R47]", async ({
      page,
    }) => {
      await page.goto("/investment/fund/remuneration");
      await page.getByLabel("選擇基金公司").selectOption({ label: "青嵐投信" });
      await page.getByRole("button", { name: "查詢" }).click();
      await expect(page.getByRole("main").getByRole("table")).toHaveCount(1);
      await page.getByRole("link", { name: "青嵐環球基礎建設基金", exact: true }).click();
      await expect(page).toHaveURL(/\/investment\/fund\/remuneration\/domestic\/QL01$/);
      await expect(page.getByRole("region", { name: "計算說明" })).toContainText(
        "您在申購時支付手續費 NT$1,500（NT$100,000 × 1.50%），其中本行收取不多於 NT$1,500。",
      );
      await expect(page.getByText(/^基金經金管會核准或同意生效，惟不表示絕無風險。/)).toBeVisible();
      await page.getByRole("link", { name: "青嵐環球基礎建設基金新增級別" }).click();
      await expect(page).toHaveURL(/\/notice\/fund\/\d+$/);
    });

    test("currencies are converted, and what cannot be is told beside its field [R47]", async ({
      page,
    }) => {
      await page.goto("/board-rate");
      const converter = page.getByRole("region", { name: "匯率換算" });
      await converter.getByLabel("金額").fill("1,000");
      await converter.getByRole("button", { name: "換算" }).click();
      await expect(converter.getByRole("status")).toHaveText(/^US\$1,000\.00 = NT\$3\d,\d{3}$/);
      await converter.getByLabel("金額").fill("a lot");
      await converter.getByRole("button", { name: "換算" }).click();
      await expect(converter.getByLabel("金額")).toHaveValue("a lot");
      await expect(converter.getByText(/^請輸入大於 0 的金額/)).toBeVisible();
      await expect(page.getByRole("table", { name: "牌告匯率" })).not.toContainText("現鈔");
    });
  });
}

test("the crosshair follows the mouse and the keyboard, and reads the table's figures", async ({
  page,
}) => {
  await page.goto("/securities/stocks/D2301");
  const figure = page.locator("figure[data-chart]");
  const slider = page.getByRole("slider", { name: "選擇日期查看數值" });
  const readout = figure.locator("[data-readout]");
  const cells = async (row: number) => {
    const texts = await figure.locator("tbody tr").nth(row).locator("th, td").allTextContents();
    return texts;
  };
  const count = await figure.locator("tbody tr").count();
  for (const text of await cells(count - 1)) await expect(readout).toContainText(text);
  await slider.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(slider).toHaveAttribute(
    "aria-valuetext",
    new RegExp((await cells(count - 2))[0] ?? ""),
  );
  await page.keyboard.press("Home");
  for (const text of await cells(0)) await expect(readout).toContainText(text);
  const box = await figure.getByRole("img").boundingBox();
  if (!box) throw new Error("no drawing");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const middle = Math.floor(count / 2);
  for (const text of await cells(middle)) await expect(readout).toContainText(text);
});

test.describe("on a phone with a finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 720 } });

  for (const address of ["/securities/stocks/D2301", "/board-rate"]) {
    test(`the crosshair of ${address} follows a finger, and the page stays where it is`, async ({
      page,
    }) => {
      await page.goto(address);
      const figure = page.locator("figure[data-chart]");
      const plot = figure.getByRole("img");
      await plot.scrollIntoViewIfNeeded();
      const rows = figure.locator("tbody tr");
      const count = await rows.count();
      const box = await plot.boundingBox();
      if (!box) throw new Error("no drawing");
      const finger = await page.context().newCDPSession(page);
      const y = box.y + box.height / 2;
      // In the middle of a row's column, where no rounding leads to its neighbour.
      const touch = (type: "touchStart" | "touchMove", row: number) =>
        finger.send("Input.dispatchTouchEvent", {
          type,
          touchPoints: [{ x: box.x + (box.width * (row + 0.5)) / count, y }],
        });
      const expectRead = async (row: number) => {
        const texts = await rows.nth(row).locator("th, td").allTextContents();
        for (const text of texts) {
          await expect(figure.locator("[data-readout]")).toContainText(text);
        }
      };
      const [first, last] = [Math.floor(count / 4), Math.floor(count * 0.7)];
      const before = await page.evaluate(() => scrollY);
      await touch("touchStart", first);
      await expectRead(first);
      // Sideways along the drawing: the finger moves the crosshair, not the page.
      for (let row = first + 1; row <= last; row += 3) await touch("touchMove", row);
      await touch("touchMove", last);
      await expectRead(last);
      await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, before]);
      // The figures stay to be read when the finger is gone.
      await expectRead(last);
      // Up and down is the page's own.
      expect(await plot.evaluate((drawing) => getComputedStyle(drawing).touchAction)).toBe("pan-y");
    });
  }
});

const paths = [
  "/securities/main",
  "/securities/main?q=zzqq",
  "/securities/trending",
  "/securities/etf",
  "/securities/stocks/D0504",
  "/securities/compare?one=D2301&other=D2301",
  "/investment/fund",
  "/investment/fund/remuneration",
  "/investment/fund/remuneration/offshore/LC01",
  "/board-rate?amount=x&from=USD&to=USD",
];

test("every page is told in its language alone and fits 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  for (const [language, foreign] of [
    ["en", /[一-龥가-힣]/],
    ["ko", /[一-龥]/],
    ["zh-TW", /[가-힣]/],
  ] as const) {
    for (const path of paths) {
      await page.goto(`${path}${path.includes("?") ? "&" : "?"}lang=${language}`);
      await expect(page.locator("main"), path).not.toContainText(/[{}]|undefined|NaN/);
      await expect(page.locator("main"), path).not.toContainText(foreign);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, path).toBeLessThanOrEqual(0);
    }
  }
});
