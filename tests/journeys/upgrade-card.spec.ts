// The card step and the device check with a real adapter and real soft cards. The adapter listens
// on the specification's ports, so these tests run one by one.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { texts } from "#areas/upgrade/texts/zh.ts";
import { catalogue, type ErrorCode } from "#base/errors/catalogue.ts";
import { type StartedBank, startBank } from "../browser/bank.ts";
import { expectAccessible } from "../browser/checks.ts";
import { chromiumWith, FAKE_MEDIA } from "../browser/chromium.ts";
import { signInAs } from "../browser/people.ts";
import { CARD_PIN, makeCards, type TestSigner, testSigner } from "../neighbours/signer.ts";

const { terms, accounts, card, drivers } = texts;
const PORT = 56_450;

test.describe.configure({ mode: "serial", timeout: 240_000 });
test.use({ launchOptions: chromiumWith(...FAKE_MEDIA) });

let bank: StartedBank;
let dataDirectory: string;
let signer: TestSigner | null = null;

test.beforeAll(async () => {
  dataDirectory = mkdtempSync(join(tmpdir(), "dawn-card-"));
  bank = await startBank("template_bank", { DATA_DIR: dataDirectory });
  await makeCards(dataDirectory);
  writeFileSync(join(dataDirectory, "citizen-card/cards/broken.json"), "{ scratched");
});
test.afterAll(async () => {
  await signer?.close();
  await bank.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
});

async function startAdapter(name: string): Promise<TestSigner> {
  await signer?.close();
  signer = await testSigner({ bank: bank.origin, dataDirectory, card: name, ports: [PORT] });
  return signer;
}

/** A page of the customers' site that accepts the adapter's own certificate. */
async function pageOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: bank.origin, ignoreHTTPSErrors: true });
  return context.newPage();
}

/** Opens the card step; foreign01 selects both accounts the first time. */
async function cardStep(page: Page): Promise<void> {
  await signInAs(page, "foreign01", "/upgrade-account");
  const agree = page.getByRole("button", { name: terms.agree });
  if (await agree.isVisible()) {
    const frame = page.getByRole("region", { name: terms.box });
    // Once scripts run, the terms must be scrolled to the end first.
    await expect(agree).toBeDisabled();
    await frame.evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await agree.click();
    await page.getByRole("radio", { name: accounts.choices.both }).check();
    await page.getByRole("button", { name: accounts.next }).click();
  } else await page.goto("/upgrade-account/card-information");
  await expect(page.getByLabel(card.pin)).toBeVisible();
}

/** Types the PIN, submits, and waits for the error. */
async function expectCardError(page: Page, pin: string, code: string): Promise<void> {
  await page.getByLabel(card.pin).fill(pin);
  await page.getByRole("button", { name: card.verify }).click();
  await expect(page.locator("[data-code]")).toHaveAttribute("data-code", code);
  const sentence = catalogue[code as ErrorCode].zh.split("{")[0] ?? "";
  await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByText(`(Code: ${code})`)).toBeVisible();
  await expect(page.getByLabel(card.pin)).toHaveValue("");
  await expect(page.locator("[data-state=failed] #card-pin")).toBeVisible();
}

test("every message of the certificate comes from its real cause [M05] [R12] [E17] [S01]", async ({
  browser,
}) => {
  const page = await pageOf(browser);
  await signer?.close();
  signer = null;
  await cardStep(page);
  await expect(page.locator("[data-state=idle] #card-pin")).toBeVisible();
  // No adapter: nothing responds on any port.
  await expectCardError(page, CARD_PIN, "61006");
  const adapter = await startAdapter("nothing");
  await expectCardError(page, CARD_PIN, "62002");
  adapter.insert("broken");
  await expectCardError(page, CARD_PIN, "62003");
  adapter.insert("foreign01");
  await expectCardError(page, "000000", "62011");
  await expect(page.getByText("還可再試 2 次")).toBeVisible();
  await expectCardError(page, "12", "62013");
  adapter.insert("expired");
  await expectCardError(page, CARD_PIN, "CTZN000003");
  adapter.insert("revoked");
  await expectCardError(page, CARD_PIN, "CTZN000005");
  adapter.insert("untrusted");
  await expectCardError(page, CARD_PIN, "CTZN000007");
  // Another person's card.
  adapter.insert("basic01");
  await expectCardError(page, CARD_PIN, "CTZN000008");
  await expectAccessible(page);
  // The adapter stops while the bank prepares the check: not fully installed.
  adapter.insert("foreign01");
  await page.route("**/citizen-card/challenges", async (route) => {
    await signer?.close();
    signer = null;
    await route.continue();
  });
  await expectCardError(page, CARD_PIN, "61015");
  await page.unroute("**/citizen-card/challenges");
  // A browser that lacks an API the adapter needs.
  await page.evaluate(() => Reflect.deleteProperty(window, "TextEncoder"));
  await expectCardError(page, CARD_PIN, "61001");
  const [row] = await bank.sql(
    "select count(*)::int as verified from upgrade where verified_at is not null",
  );
  expect(row).toEqual({ verified: 0 });
});

test("the PIN reaches the card and never the bank, and the step is done [A15] [C68] [C21] [S08]", async ({
  browser,
}) => {
  const page = await pageOf(browser);
  await startAdapter("foreign01");
  await cardStep(page);
  const bodies: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(bank.origin)) bodies.push(request.postData() ?? "");
  });
  await page.getByLabel(card.pin).fill(CARD_PIN);
  await page.getByRole("button", { name: card.verify }).click();
  await expect(page).toHaveURL(/\/upgrade-account\/video-call$/);
  expect(bodies.join("\n")).not.toContain(CARD_PIN);
  expect(bodies.length).toBeGreaterThan(2);
  // Already done: on return the step says so.
  await page.goto("/upgrade-account/card-information");
  await expect(page.getByRole("link", { name: card.onward })).toBeVisible();
});

test("the device check finds each part, and says what helps where one is missing [R11]", async ({
  browser,
}) => {
  const page = await pageOf(browser);
  await startAdapter("foreign01");
  await page.goto("/upgrade-account/drivers");
  await expectAccessible(page);
  const checked = (name: string) => page.locator(`[data-check=${name}]`);
  const names = ["browser", "permission", "adapter", "reader", "card", "camera", "microphone"];
  await page.getByRole("button", { name: drivers.checkAll }).click();
  for (const name of names) await expect(checked(name)).toHaveAttribute("data-state", "ok");
  await expect(checked("camera")).toContainText("fake");
  await expectAccessible(page);
  if (process.env.PICTURES) {
    await page.screenshot({ path: `${process.env.PICTURES}/drivers.png`, fullPage: true });
  }
  signer?.insert("nothing");
  await checked("card").getByRole("button").click();
  await expect(checked("card")).toHaveAttribute("data-state", "failed");
  await expect(checked("card")).toContainText(drivers.checks.card.remedy);
  await signer?.close();
  signer = null;
  await page.getByRole("button", { name: drivers.checkAll }).click();
  await expect(checked("adapter")).toHaveAttribute("data-state", "failed");
  await expect(checked("adapter")).toContainText("(Code: 61006)");
  await expect(checked("reader")).toHaveAttribute("data-state", "skipped");
  await expect(checked("microphone")).toHaveAttribute("data-state", "ok");
});
