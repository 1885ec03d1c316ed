import type { Page } from "@playwright/test";
import { expect, test } from "../browser/bank.ts";
import { expectAccessible, expectNarrow, invalidIn, violationsIn } from "../browser/checks.ts";
import { codeTo, forgetCodes, otherThan } from "../browser/people.ts";
import {
  agree,
  fillInfo,
  keyOf,
  next,
  signInTo,
  typeCode,
  typePin,
  walker,
} from "../browser/transfer-steps.ts";

// Every page of the accessible bank in every state that an act leads to, in every language.

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(({ bank }) => forgetCodes(bank));
test.setTimeout(120_000);

const to = { bank: "822", toAcctNbr: "901540273618" };
let amount = 200;

/** The page as it was last answered, whatever was sent to it. */
function watched(page: Page): () => Promise<string> {
  let latest: Promise<string> = Promise.resolve("");
  page.on("response", (response) => {
    const isPage = response.request().resourceType() === "document" && response.status() !== 303;
    if (isPage) latest = response.text();
  });
  return () => latest;
}

for (const language of ["zh-TW", "en", "ko"]) {
  test(`every step of a transfer in ${language} is accessible and valid, refused ones too [A03] [B09]`, async ({
    page,
    bank,
  }) => {
    amount += 1;
    const who = walker(page, bank, "advanced01");
    const sent = watched(page);
    const isRight = async () => {
      expect(await invalidIn(await sent())).toEqual([]);
      await expectAccessible(page);
    };
    await page.goto(`/accessible/login?lang=${language}`);
    await next(page).click();
    await isRight();
    await signInTo(who, "/accessible/transfer");
    await isRight();
    await page.goto("/accessible/transfer?kind=designated");
    await isRight();
    await page.goto("/accessible/transfer?kind=other");
    await isRight();
    await fillInfo(who, { bank: "bank", amount: "x" });
    await isRight();
    await page.goto("/accessible/transfer?kind=other");
    await fillInfo(who, { ...to, amount: String(amount) });
    await isRight();
    await agree(who);
    await isRight();
    await page.locator("#otpVal").fill(otherThan(await codeTo(bank, "advanced01", "sms")));
    await next(page).click();
    await isRight();
    await typeCode(who);
    await isRight();
    await typePin(who, "11111A");
    await expect(page.locator("#scrtVal-error")).toBeVisible();
    await isRight();
    await page.goto(`/accessible/transfer/checking?key=${keyOf(page)}`);
    await isRight();
    await page.goto(`/accessible/transfer/pin?key=${keyOf(page)}`);
    await typePin(who);
    await expect(page).toHaveURL(/\/done/);
    await isRight();
    // The same once more: the question about it, and what says that it was not answered.
    await forgetCodes(bank);
    await page.goto("/accessible/transfer?kind=other");
    await fillInfo(who, { ...to, amount: String(amount) });
    await agree(who);
    await isRight();
  });

  test(`accounts and history in ${language} are accessible and valid, refused questions too [A03]`, async ({
    page,
    bank,
  }) => {
    await page.goto(`/accessible?lang=${language}`);
    await signInTo(walker(page, bank, "wealthy01"));
    for (const path of [
      "overview",
      "history",
      "history?kind=deposit",
      "history?from=2020-01-01",
      "history?account=1",
      "transfer?news=cancelled",
    ]) {
      const response = await page.goto(`/accessible/${path}`);
      expect(await invalidIn((await response?.text()) ?? "")).toEqual([]);
      await expectAccessible(page);
    }
  });
}

test("with large letters and easy reading nothing is cut off or scrolls sideways [A03]", async ({
  page,
  bank,
}) => {
  await page.goto("/accessible?text=large&easy=on");
  await signInTo(walker(page, bank, "wealthy01"));
  for (const path of [
    "",
    "/overview",
    "/transfer",
    "/transfer?kind=other",
    "/history",
    "/sitemap",
  ]) {
    await page.goto(`/accessible${path}`);
    expect(await violationsIn(page)).toEqual([]);
    await expectNarrow(page);
  }
});

test("the keypad for a PIN is accessible where scripts run", async ({ page, bank }) => {
  const who = walker(page, bank, "joint01");
  await signInTo(who, "/accessible/transfer?kind=other");
  await fillInfo(who, { ...to, amount: "66" });
  await agree(who);
  await typeCode(who);
  await page.locator("[data-secret-tools=scrtVal] button").last().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
});
