import type { Page, Request } from "@playwright/test";
import { compareTexts } from "#areas/loan/texts/compare.ts";
import { CALL_TIMEOUT_MS, CHANNEL_CODE } from "#base/call/call.ts";
import { catalogue } from "#base/errors/catalogue.ts";
import { expect, test } from "../browser/bank.ts";
import { signInAs } from "../browser/people.ts";

// Remote data where customers see it: today's lowest rate in the loan calculator.

const PATH = "/products/loan/calculator?amount=30&rate=9&years=5";
const CALL = "**/v1/rates/loan";
const CACHE_MS = 600_000;

const words = compareTexts.zh;
const lowest = (page: Page) => page.getByRole("link", { name: words.lowest });
const state = (page: Page) => page.locator("#presets ~ [data-state]");

/** The page's requests for the rate. */
function callsOf(page: Page): Request[] {
  const calls: Request[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/v1/rates/loan") calls.push(request);
  });
  return calls;
}

/** Opens the calculator with a clock controlled by the test, and waits until scripts run. */
async function open(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto(PATH);
  await expect(page.getByRole("slider").first()).toBeVisible();
}

test("a rate goes from nothing by loading to success, and a failure is kept until it is reset [S01]", async ({
  page,
  pageErrors,
}) => {
  await open(page);
  await expect(state(page)).toHaveAttribute("data-state", "idle");
  const held = Promise.withResolvers<void>();
  await page.route(CALL, async (route) => {
    await held.promise;
    await route.abort();
  });
  await lowest(page).click();
  await expect(state(page)).toHaveAttribute("data-state", "loading");
  await expect(state(page)).toHaveText(words.loading);
  held.resolve();
  await expect(state(page)).toHaveAttribute("data-state", "failed");
  expect(pageErrors.splice(0)).toEqual(["Failed to load resource: net::ERR_FAILED"]);
  const failure = page.getByRole("alert");
  await expect(failure).toContainText(words.failed);
  await expect(failure).toContainText(catalogue.PLAT000010.zh);
  await failure.getByRole("button", { name: words.dismiss }).click();
  await expect(state(page)).toHaveAttribute("data-state", "idle");
  await expect(failure).toHaveCount(0);
  await expect(page.locator("#rate")).toHaveValue("9");
  await page.unroute(CALL);
  await lowest(page).click();
  await expect(state(page)).toHaveAttribute("data-state", "succeeded");
  await expect(page.locator("#rate")).toHaveValue("2.28");
});

test("a call goes to /v1 with the channel, the language and the cookies, and is given up after 64 seconds [C00]", async ({
  page,
}) => {
  await signInAs(page, "twdonly01");
  await open(page);
  const calls = callsOf(page);
  await lowest(page).click();
  await expect(state(page)).toHaveAttribute("data-state", "succeeded");
  const headers = (await calls[0]?.allHeaders()) ?? {};
  expect(headers).toMatchObject({
    "x-channel-code": CHANNEL_CODE,
    "accept-language": "zh-TW",
    accept: "application/json",
  });
  expect(headers.cookie ?? "").not.toBe("");
  await page.clock.fastForward(CACHE_MS + 1);
  await page.route(CALL, () => new Promise(() => {}));
  await lowest(page).click();
  await expect(state(page)).toHaveAttribute("data-state", "loading");
  await page.clock.fastForward(CALL_TIMEOUT_MS - 1_000);
  await expect(state(page)).toHaveAttribute("data-state", "loading");
  await page.clock.fastForward(1_000);
  await expect(state(page)).toHaveAttribute("data-state", "failed");
  await expect(page.getByRole("alert")).toContainText(catalogue.PLAT000011.zh);
});

for (const [language, sentence] of [
  ["zh-TW", "系統忙碌，請稍後再試。"],
  ["en", catalogue.PLAT000001.en],
  ["ko", catalogue.PLAT000001.ko],
] as const) {
  test(`an outage is told in the visitor's words, whoever answered: ${language} [E16] [M06]`, async ({
    page,
    pageErrors,
  }) => {
    await page.goto(`${PATH}&lang=${language}`);
    await expect(page.getByRole("slider").first()).toBeVisible();
    for (const answer of [
      { status: 503, json: { code: 503, message: "down for maintenance", content: null } },
      { status: 502, contentType: "text/html", body: "<title>Bad Gateway</title>" },
    ]) {
      await page.route(CALL, (route) => route.fulfill(answer));
      await page.locator("#presets ~ ul a").first().click();
      const failure = page.getByRole("alert");
      await expect(failure).toContainText(sentence);
      await expect(failure).not.toContainText(/Unavailable|Gateway|maintenance/);
      await failure.getByRole("button").last().click();
      await expect(failure).toHaveCount(0);
    }
    expect(pageErrors.splice(0)).toEqual([expect.stringContaining("502 (Bad Gateway)")]);
  });
}

test("any code of an answer but 200 is an error, with the bank's own sentence [C00]", async ({
  page,
}) => {
  await open(page);
  await page.route(CALL, (route) =>
    route.fulfill({ json: { code: "PLAT000001", message: "請稍後再試。", content: null } }),
  );
  await lowest(page).click();
  await expect(page.getByRole("alert")).toContainText("請稍後再試。");
  await expect(page.locator("#rate")).toHaveValue("9");
});

test("an answer is remembered for 600 seconds and asked for again after that [C71]", async ({
  page,
}) => {
  await open(page);
  // The page's clock is stopped except for the jumps: the edges do not depend on the test's speed.
  await page.clock.pauseAt(Date.now() + 60_000);
  const calls = callsOf(page);
  for (const wait of [0, 1_000, CACHE_MS - 1_001]) {
    await page.clock.fastForward(wait);
    await page.locator("#rate").fill("9");
    await lowest(page).click();
    await expect(page.locator("#rate")).toHaveValue("2.28");
  }
  expect(calls).toHaveLength(1);
  await page.clock.fastForward(1);
  await page.locator("#rate").fill("9");
  await lowest(page).click();
  await expect(page.locator("#rate")).toHaveValue("2.28");
  expect(calls).toHaveLength(2);
});

test("the day of a calculation is the bank's, read by a HEAD request to the site root [C70]", async ({
  page,
}) => {
  const requested = page.waitForRequest(
    (request) => request.method() === "HEAD" && new URL(request.url()).pathname === "/",
  );
  await page.route("/", (route) =>
    route.request().method() === "HEAD"
      ? route.fulfill({ status: 200, headers: { date: "Thu, 05 Mar 2037 16:00:01 GMT" } })
      : route.continue(),
  );
  await page.goto(PATH);
  await requested;
  // One second past midnight in Taipei.
  await expect(page.locator("#result")).toContainText("2037/03/06");
});
