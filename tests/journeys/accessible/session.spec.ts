// A session that expires while a customer fills in a form: nothing typed is lost, except secrets.

import { expect, test } from "../../browser/bank.ts";
import { enter, forgetCodes, personOf } from "../../browser/people.ts";
import {
  agree,
  endSession,
  fillInfo,
  keyOf,
  next,
  signInTo,
  typeCode,
  typePin,
  walker,
} from "../../browser/transfer-steps.ts";
import { beginNewDay } from "./new-day.ts";

test.beforeEach(({ bank }) => beginNewDay(bank));

const to = { bank: "822", toAccount: "901540273618" };
const words = {
  "zh-TW": {
    until: /\d\d:\d\d 自動登出/,
    stay: "延長登入時間",
    keep: "延長登入時間，保留已填內容",
  },
  en: {
    until: /Signs out at \d\d:\d\d/,
    stay: "Stay signed in",
    keep: "Stay signed in and keep what I entered",
  },
};

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a form sent too late waits behind the sign-in, and goes on from there [A03] [P02]", async ({
    page,
    bank,
  }) => {
    const who = walker(page, bank);
    await signInTo(who, "/accessible/transfer?kind=other");
    await endSession(who);
    await fillInfo(who, { ...to, amount: "1,081", note: "學費" });
    await expect(page.getByText("您填寫的內容都保留著")).toBeVisible();
    await enter(page, personOf("basic01"), { password: "not the password 1" });
    await expect(page).toHaveTitle(/^錯誤：/);
    await enter(page, personOf("basic01"));
    await page.getByRole("button", { name: "回到轉帳頁繼續" }).click();
    await expect(page.locator("#amount")).toHaveValue("1,081");
    await expect(page.locator("#note")).toHaveValue("學費");
    await expect(page.locator("#bank")).toHaveValue("822");
    await next(page).click();
    await expect(page.locator("main table")).toContainText("NT$1,081");
  });

  test("a later step leads back to what was typed, and from there to the end [A03] [P02]", async ({
    page,
    bank,
  }) => {
    const who = walker(page, bank);
    await signInTo(who, "/accessible/transfer?kind=other");
    await fillInfo(who, { ...to, amount: "82", note: "學費" });
    await agree(who);
    await typeCode(who);
    await endSession(who);
    await page.locator("#secret").fill("83615D");
    await next(page).click();
    await expect(page).toHaveURL(/\/accessible\/login\?ended=timeout&to=/);
    await enter(page, personOf("basic01"));
    await expect(page).toHaveURL(/\/accessible\/transfer\?key=/);
    await expect(page.getByText("您填寫的內容都保留著")).toBeVisible();
    await expect(page.locator("#amount")).toHaveValue("82");
    await expect(page.locator("#note")).toHaveValue("學費");
    await forgetCodes(bank);
    await next(page).click();
    await agree(who);
    await typeCode(who);
    await typePin(who);
    await expect(page).toHaveURL(/\/done\?key=/);
  });

  for (const [language, { until, stay, keep }] of Object.entries(words)) {
    test(`a page says until when one is signed in, and stays so by a link or a button, in ${language}`, async ({
      page,
      bank,
    }) => {
      const who = walker(page, bank);
      await page.goto(`/accessible/login?lang=${language}`);
      await signInTo(who, "/accessible/transfer?kind=other");
      const notice = page.getByText(until);
      await expect(notice).toBeVisible();
      await page.locator("#amount").fill("83");
      await page.getByRole("button", { name: keep }).click();
      await expect(page.locator("#amount")).toHaveValue("83");
      await expect(notice).toBeVisible();
      await page.getByRole("link", { name: stay, exact: true }).click();
      await expect(notice).toBeVisible();
    });
  }
});

test("another national ID than the remembered one stays after a refused sign-in [A03] [B01]", async ({
  page,
}) => {
  await page.goto("/accessible/login");
  await page.check("#rememberNationalId");
  await enter(page, personOf("twdonly01"));
  await page.goto("/logout");
  await page.locator("main form[method=post] button[type=submit]").click();
  await page.goto("/accessible/login");
  await expect(page.locator("#nationalId")).toHaveCount(0);
  await page.getByRole("link", { name: "使用其他身分證字號" }).click();
  await enter(page, personOf("foreign01"), { password: "not the password 1" });
  await expect(page).toHaveTitle(/^錯誤：/);
  await expect(page.locator("#nationalId")).toHaveValue(personOf("foreign01").nationalId);
  await enter(page, personOf("foreign01"));
  await expect(page).toHaveURL(/\/accessible\/overview/);
});

test("an open page hears that its session is over, and takes what was typed along [S04] [P02]", async ({
  page,
  bank,
}) => {
  const who = walker(page, bank);
  await signInTo(who, "/accessible/transfer?kind=other");
  await page.locator("#amount").fill("84");
  await page.locator("#note").fill("晚餐");
  await endSession(who);
  await expect(page.getByText("您填寫的內容都保留著")).toBeVisible();
  await enter(page, personOf("basic01"));
  await page.getByRole("button", { name: "回到轉帳頁繼續" }).click();
  await expect(page.locator("#amount")).toHaveValue("84");
  await expect(page.locator("#note")).toHaveValue("晚餐");
});

test("a sign-in elsewhere ends this one, and its sign-in is the accessible one [S04]", async ({
  page,
  bank,
  browser,
}) => {
  await signInTo(walker(page, bank), "/accessible/history");
  const other = await browser.newContext({ baseURL: bank.origin, locale: "zh-TW" });
  await signInTo(walker(await other.newPage(), bank));
  await expect(page).toHaveURL("/accessible/login?ended=elsewhere");
  await other.close();
});

test("a receipt prints on one page, with the bank's name and without menus", async ({
  page,
  bank,
}) => {
  const who = walker(page, bank);
  await signInTo(who, "/accessible/transfer?kind=other");
  await fillInfo(who, { ...to, amount: "85" });
  await agree(who);
  await typeCode(who);
  await typePin(who);
  await expect(page).toHaveURL(/\/done\?key=/);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("complementary")).toBeHidden();
  await expect(page.getByText("晨光銀行", { exact: true }).last()).toBeVisible();
  await expect(page.locator("main table")).toBeVisible();
  const paper = await page.pdf({ format: "A4", margin: { top: "15mm", bottom: "15mm" } });
  expect(paper.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const file = await page.request.get(`/accessible/transfer/receipt?key=${keyOf(page)}`);
  expect(file.headers()["content-disposition"]).toMatch(/^attachment; filename="receipt-\w+\.pdf"/);
  expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
});
