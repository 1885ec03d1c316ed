import { test as base, expect, type RunningBank, startBank } from "../browser/bank.ts";
import { expectAccessible } from "../browser/checks.ts";
import { signInAs } from "../browser/people.ts";
import { type BadNetwork, openBadNetwork } from "../neighbours/bad-network.ts";

// A database that falls silent while people use the bank, and comes back.

type Fixtures = { bank: RunningBank & { network: BadNetwork } };

const test = base.extend<object, Fixtures>({
  bank: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      let network: BadNetwork | undefined;
      const started = await startBank("template_bank", { PAGE_CACHE_SECONDS: "1" }, async (url) => {
        network = await openBadNetwork(url);
        return network.url;
      });
      if (!network) throw new Error("there is no network");
      await use(Object.assign(started, { network }));
      network.heal();
      await started.stop();
      network.close();
    },
    { scope: "worker" },
  ],
});

const SILENCE = { timeout: 30_000 };
const OLD = /可能不是最新|may be out of date/;

test.afterEach(async ({ bank, request }) => {
  bank.network.heal();
  await expect.poll(async () => (await request.get("/health/ready")).status(), SILENCE).toBe(200);
});

for (const [width, language] of [
  [1280, "zh-TW"],
  [375, "en"],
] as const) {
  test(`public pages are shown as of a time, others say to try again (${width}, ${language})`, async ({
    page,
    bank,
  }, about) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/board-rate?lang=${language}`);
    await page.goto("/");
    bank.network.swallow();
    for (const path of ["/board-rate", "/"]) {
      await expect
        .poll(async () => {
          await page.goto(path);
          return page.getByText(OLD).count();
        }, SILENCE)
        .toBe(1);
      await expect(page.getByText(OLD)).toBeInViewport();
      await expectAccessible(page);
      const name = `old-${width}-${path.slice(1) || "home"}.png`;
      await page.screenshot({ path: about.outputPath(name) });
    }
    const response = await page.goto("/certification/verify?code=x");
    expect(response?.status()).toBe(503);
    await expectAccessible(page);
    await page.screenshot({ path: about.outputPath(`away-${width}.png`) });
    bank.network.heal();
    const again = page.getByRole("link", { name: language === "en" ? "Try again" : "再試一次" });
    await expect(again).toBeVisible();
    await expect
      .poll(async () => {
        if ((await again.count()) > 0) await again.click();
        return page.getByText("(Code: 503)").count();
      }, SILENCE)
      .toBe(0);
    await expect(page).toHaveURL(/\/certification\/verify\?code=x$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("a form that cannot be answered stays as it is, and is sent when the bank is back", async ({
  page,
  bank,
}, about) => {
  await signInAs(page, "basic01", "/transfer");
  await page.locator("#amount").fill("123");
  await page.locator("#note").fill("午餐");
  const send = page.locator("main form[novalidate] button[type=submit]:not([name])").last();
  bank.network.swallow();
  await send.click();
  const alert = page.getByRole("alert").filter({ hasText: "您輸入的內容仍在本頁" });
  await expect(alert).toBeFocused(SILENCE);
  await expect(page.locator("#amount")).toHaveValue("123");
  await expect(page.locator("#note")).toHaveValue("午餐");
  await page.screenshot({ path: about.outputPath("form.png") });
  bank.network.heal();
  await expect
    .poll(async () => {
      await send.click();
      return alert.count();
    }, SILENCE)
    .toBe(0);
  await expect(page.locator("#note")).toHaveValue("午餐");
});
