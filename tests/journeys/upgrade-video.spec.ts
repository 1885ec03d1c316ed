// The whole upgrade with two browsers: the customer with a soft card and the desk, with fake cameras.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { texts } from "#areas/upgrade/texts/zh.ts";
import { texts as deskTexts } from "#desk/video/texts/zh.ts";
import { type StartedBank, startBank } from "../browser/bank.ts";
import { expectAccessible } from "../browser/checks.ts";
import { chromiumWith, FAKE_MEDIA } from "../browser/chromium.ts";
import { signInAtDesk } from "../browser/desk.ts";
import { signInAs } from "../browser/people.ts";
import { expectConnected, expectFramesToRise } from "../browser/video-call.ts";
import { CARD_PIN, makeCards, type TestSigner, testSigner } from "../neighbours/signer.ts";

const { terms, accounts, card, video, complete } = texts;
const { call, queue } = deskTexts;

test.use({
  launchOptions: chromiumWith(
    ...FAKE_MEDIA,
    "--allow-loopback-in-peer-connection",
    "--autoplay-policy=no-user-gesture-required",
  ),
});
test.describe.configure({ timeout: 240_000 });

let bank: StartedBank;
let dataDirectory: string;
let signer: TestSigner;

test.beforeAll(async () => {
  dataDirectory = mkdtempSync(join(tmpdir(), "dawn-upgrade-"));
  bank = await startBank("template_bank", { DATA_DIR: dataDirectory });
  await makeCards(dataDirectory, ["foreign01"]);
  // Not the first of the adapter's ports: other tests may use that one.
  const ports = [56_650];
  signer = await testSigner({ bank: bank.origin, dataDirectory, card: "foreign01", ports });
});
test.afterAll(async () => {
  await signer.close();
  await bank.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
});

/** A page in its own browser context. */
async function pageOf(browser: Browser, origin: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, ignoreHTTPSErrors: true });
  return context.newPage();
}

async function tiersOf(userId: string): Promise<unknown[]> {
  return bank.sql(
    `select currency, tier from account join customer on customer.id = customer_id
      where user_id = '${userId}' and kind = 'main' order by currency`,
  );
}

const picture = async (page: Page, name: string) => {
  if (process.env.PICTURES)
    await page.screenshot({ path: `${process.env.PICTURES}/${name}.png`, fullPage: true });
};

/** Terms and accounts, up to the card step. */
async function reachCard(customer: Page, userId: string, choice: string): Promise<void> {
  await signInAs(customer, userId, "/upgrade-account");
  const frame = customer.getByRole("region", { name: terms.box });
  const agree = customer.getByRole("button", { name: terms.agree });
  // Once scripts run, the terms must be scrolled to the end first.
  await expect(agree).toBeDisabled();
  await frame.evaluate((box) => box.scrollTo(0, box.scrollHeight));
  await agree.click();
  await customer.getByRole("radio", { name: choice, exact: true }).check();
  await customer.getByRole("button", { name: accounts.next }).click();
  await expect(customer.getByRole("heading", { name: card.title, level: 1 })).toBeVisible();
}

/** Has the card sign; the next step is the call. */
async function verifyCard(customer: Page): Promise<void> {
  await customer.getByLabel(card.pin).fill(CARD_PIN);
  await customer.getByRole("button", { name: card.verify }).click();
  await expect(customer).toHaveURL(/\/upgrade-account\/video-call$/);
}

/** Agrees to snapshots and waits in the queue. */
async function joinQueue(customer: Page): Promise<void> {
  await customer.locator("#consent").check();
  await picture(customer, "video-prepare");
  await expectAccessible(customer);
  await customer.getByRole("button", { name: video.join }).click();
  await expect(customer.getByText(video.next)).toBeVisible();
  await picture(customer, "video-waiting");
  await expectAccessible(customer);
}

/** The desk answers a customer's call, found by the masked name. */
async function answerCall(desk: Page, name: string): Promise<void> {
  await signInAtDesk(desk, bank, "identity01");
  await desk.goto("/desk/video");
  await expect(desk.getByText(name)).toBeVisible();
  await expectAccessible(desk);
  await picture(desk, "desk-queue");
  await desk.getByRole("button", { name: queue.answer }).click();
  await expect(desk).toHaveURL(/\/desk\/video\/[0-9a-f-]{36}$/);
}

/** Both sides see each other, and continue to. */
async function expectCall(...pages: Page[]): Promise<void> {
  for (const page of pages) {
    await expectConnected(page);
    await expectFramesToRise(page);
  }
}

/** Snapshots, checks and the note; only the decision remains. */
async function examine(desk: Page, customer: Page): Promise<void> {
  await desk.getByRole("button", { name: call.take.face }).click();
  await expect(desk.getByRole("img", { name: new RegExp(call.subjects.face) })).toBeVisible();
  await expect(customer.getByText("專員已擷取 1 張影像。")).toBeVisible();
  await desk.getByRole("button", { name: call.take.document }).click();
  await expect(desk.getByRole("img", { name: new RegExp(call.subjects.document) })).toBeVisible();
  for (const name of Object.values(call.checkNames)) await desk.getByLabel(name).check();
  await desk.getByLabel(call.note, { exact: true }).fill("容貌與身分證相符，本人自願申請");
  await picture(desk, "desk-call");
  await picture(customer, "video-call");
}

test("a customer upgrades by card and video call, the server is restarted meanwhile, and only the desk's yes raises the tier [A04] [B06] [S08] [R13]", async ({
  browser,
}) => {
  const customer = await pageOf(browser, bank.origin);
  await reachCard(customer, "foreign01", accounts.choices.both);
  await verifyCard(customer);
  await joinQueue(customer);
  const desk = await pageOf(browser, bank.deskOrigin);
  await answerCall(desk, "黃○豪");
  await expectCall(customer, desk);
  await expect(desk.getByText("H125804726")).toBeVisible();
  await expectAccessible(desk);
  // The server restarts: the pictures stay, and then everything continues, also after reloads.
  await bank.restart(async () => {
    for (const page of [customer, desk]) await expectFramesToRise(page);
  });
  await customer.reload();
  await expectCall(customer, desk);
  await desk.reload();
  await expectCall(customer, desk);
  await examine(desk, customer);
  expect(await tiersOf("foreign01")).toEqual([
    { currency: "TWD", tier: "basic" },
    { currency: "USD", tier: "basic" },
  ]);
  await desk.getByRole("button", { name: call.decide }).click();
  await expect(desk.getByText(call.approved)).toBeVisible();
  await expect(customer).toHaveURL(/\/upgrade-account\/upgrade-compelte$/);
  await expect(customer.getByRole("heading", { name: complete.title })).toBeVisible();
  await expectAccessible(customer);
  await picture(customer, "complete");
  expect(await tiersOf("foreign01")).toEqual([
    { currency: "TWD", tier: "advanced" },
    { currency: "USD", tier: "advanced" },
  ]);
  expect(bank.faults).toEqual([]);
});
