import { expect, type RunningBank, test } from "../browser/bank.ts";
import { expectAccessible, expectNarrow, violationsIn } from "../browser/checks.ts";
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
import { beginNewDay } from "../journeys/accessible/new-day.ts";
import { checkerAt } from "../journeys/accessible/page-checker.ts";

// Every page of the accessible bank in every state that an act leads to, in every language.

test.beforeEach(({ bank }) => beginNewDay(bank));
test.setTimeout(120_000);

const to = { bank: "822", toAccount: "901540273618" };
let amount = 200;

for (const language of ["zh-TW", "en", "ko"]) {
  test(`the first steps of a transfer in ${language} are accessible and valid, refused ones too [A03] [B09]`, async ({
    page,
    bank,
  }) => {
    const who = walker(page, bank, "advanced01");
    const check = checkerAt(page);
    await page.goto(`/accessible/login?lang=${language}`);
    await next(page).click();
    await check();
    await signInTo(who, "/accessible/transfer");
    await check();
    await page.goto("/accessible/transfer?kind=designated");
    await check();
    await page.locator("#designatedAccountId").check();
    await fillInfo(who, { amount: "12" });
    await expect(page).toHaveURL(/\/confirm\?key=/);
    await check();
    await page.goto("/accessible/transfer?kind=other");
    await check();
    await fillInfo(who, { bank: "bank", amount: "x" });
    await check();
  });

  test(`the later steps of a transfer in ${language} are accessible and valid, refused ones too [A03] [B09]`, async ({
    page,
    bank,
  }) => {
    amount += 1;
    const who = walker(page, bank, "advanced01");
    const check = checkerAt(page);
    await page.goto(`/accessible/login?lang=${language}`);
    await signInTo(who, "/accessible/transfer?kind=other");
    await fillInfo(who, { ...to, amount: String(amount) });
    await check();
    await agree(who);
    await check();
    await page.locator("#oneTimeCode").fill(otherThan(await codeTo(bank, "advanced01", "sms")));
    await next(page).click();
    await check();
    await typeCode(who);
    await check();
    await typePin(who, "11111A");
    await expect(page.locator("#secret-error")).toBeVisible();
    await check();
    await page.goto(`/accessible/transfer/checking?key=${keyOf(page)}`);
    await check();
    await page.goto(`/accessible/transfer/pin?key=${keyOf(page)}`);
    await typePin(who);
    await expect(page).toHaveURL(/\/done/);
    await check();
    for (const state of ["pending", "rejected", "settled"]) {
      await setClearing(bank, keyOf(page), state);
      await page.goto(page.url());
      if (state !== "settled") await check();
    }
    // The same transfer again: the question about it, and the error if it is not answered.
    await forgetCodes(bank);
    await page.goto("/accessible/transfer?kind=other");
    await fillInfo(who, { ...to, amount: String(amount) });
    await agree(who);
    await check();
  });

  test(`accounts and history in ${language} are accessible and valid, refused questions too [A03]`, async ({
    page,
    bank,
  }) => {
    const check = checkerAt(page);
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
      await page.goto(`/accessible/${path}`);
      await check();
    }
  });
}

test("with large letters and easy reading nothing is cut off or scrolls sideways [A03]", async ({
  page,
  bank,
}) => {
  // Answered beforehand: axe does not scroll to what the consent banner covers.
  await page.goto("/accessible?text=large&easy=on&lang=en&counting=refused");
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
  await page.locator("[data-secret-tools=secret] button").last().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page);
});

/** Makes the other bank answer differently, or not yet; it is not queried again for an hour. */
async function setClearing(bank: RunningBank, key: string, state: string): Promise<void> {
  await bank.sql(
    `update clearing_order set state = '${state}', sent_at = bank.now() + interval '1 hour'
      where posting_id = '${key}'`,
  );
}
