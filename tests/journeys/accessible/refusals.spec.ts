import type { Page } from "@playwright/test";
import { expect, test } from "../../browser/bank.ts";
import { codeTo, forgetCodes, forgetSession, otherThan } from "../../browser/people.ts";
import {
  agree,
  fillInfo,
  keyOf,
  next,
  postingsOf,
  signInTo,
  typeCode,
  typePin,
  walker,
  walkToPin,
} from "../../browser/transfer-steps.ts";
import { beginNewDay } from "./new-day.ts";

// What prevents a transfer, shown where it is seen, without scripts.

test.use({ javaScriptEnabled: false });
test.beforeEach(({ bank }) => beginNewDay(bank));

const summary = (page: Page) => page.locator("main [role=alert]:has(h2)");
const elsewhere = { bank: "822", toAccount: "901540273618" };

test("what is missing is asked for all at once, and what was typed stays [V03] [M02]", async ({
  page,
  bank,
}) => {
  const who = walker(page, bank);
  await signInTo(who, "/accessible/transfer?kind=other");
  await fillInfo(who, { note: "早餐" });
  await expect(page).toHaveTitle(/^錯誤：/);
  await expect(summary(page)).toBeFocused();
  const sentences = ["請選擇轉入帳戶的銀行代碼。", "請輸入轉入帳號。", "請輸入轉帳金額。"];
  await expect(summary(page).getByRole("link")).toHaveText(sentences);
  await expect(page.locator("#note")).toHaveValue("早餐");
  await summary(page).getByRole("link", { name: "請輸入轉帳金額。" }).click();
  await expect(page.locator("#amount")).toBeFocused();
  await expect(page.locator("#amount-error")).toHaveText("請輸入轉帳金額。");
  await page.goto("/accessible/transfer?kind=designated");
  await fillInfo(who, {});
  await expect(summary(page).getByRole("link").first()).toContainText("請選擇一個約定帳戶");
});

test("a bank is found by its code, its name or from a list [V03]", async ({ page, bank }) => {
  const who = walker(page, bank);
  const typed = { toAccount: "00014290357182", amount: "55" };
  await signInTo(who, "/accessible/transfer?kind=other");
  await fillInfo(who, { bank: "郵局", ...typed });
  await expect(page.locator("main table")).toContainText("700 中華郵政");
  await page.goto("/accessible/transfer?kind=other");
  await fillInfo(who, { bank: "商業", ...typed });
  await expect(page.getByText("您輸入的是「商業」")).toBeVisible();
  await expect(page.locator("#toBank optgroup")).not.toHaveCount(0);
  await page.locator("#toBank").selectOption("700");
  await fillInfo(who, {});
  await expect(page.locator("main table")).toContainText("700 中華郵政");
  await page.goto("/accessible/transfer?kind=other");
  await page.locator("#amount").fill("56");
  await page.getByRole("button", { name: "改從銀行清單選擇" }).click();
  await expect(page.locator("#amount")).toHaveValue("56");
  await expect(page.locator("#toBank")).toBeVisible();
});

test("what the bank refuses is said beside its field, with what is left [V03] [V04] [M02]", async ({
  page,
  bank,
}) => {
  const who = walker(page, bank);
  await signInTo(who, "/accessible/transfer?kind=other");
  const refused = async (order: object, field: string, words: RegExp) => {
    await page.goto("/accessible/transfer?kind=other");
    await fillInfo(who, { ...elsewhere, amount: "60", ...order });
    await expect(page.locator(`#${field}-error`)).toHaveText(words);
    await expect(summary(page).getByRole("link")).toHaveText(words);
  };
  await refused({ amount: "10,001" }, "amount", /單筆限額，這筆最多可轉 NT\$[\d,]+/);
  await refused({ amount: "99999999" }, "amount", /可用餘額 NT\$[\d,]+/);
  await refused({ amount: "-5" }, "amount", /轉帳金額不正確/);
  await refused({ amount: "1.5" }, "amount", /轉帳金額不正確/);
  await refused({ toAccount: "123" }, "toAccount", /帳號不正確/);
  await refused({ bank: "899", toAccount: "111111111111" }, "toAccount", /帳號不正確/);
  const own = await page.locator("#fromAccount").getAttribute("value");
  await refused({ bank: "899", toAccount: own }, "toAccount", /轉出帳戶與轉入帳戶相同/);
  await refused({ note: "字".repeat(21) }, "note", /最多可輸入 20 個字元/);
});

test("who cannot send is told why, and the way that is open [M02] [P02]", async ({
  page,
  bank,
}) => {
  const expectShown = async (userId: string, kind: string, words: RegExp) => {
    await forgetSession(page);
    await signInTo(walker(page, bank, userId), `/accessible/transfer?kind=${kind}`);
    await expect(page.locator("main")).toContainText(words);
    await expect(next(page)).toHaveCount(0);
  };
  await expectShown("alloff01", "designated", /您的約定轉帳功能目前已關閉/);
  await expectShown("alloff01", "other", /您的非約定轉帳功能目前已關閉/);
  await expectShown("otheroff01", "other", /您的非約定轉帳功能目前已關閉/);
  await expectShown("twdonly01", "designated", /您還沒有約定帳戶/);
  await page.getByRole("link", { name: "改用非約定轉帳" }).click();
  await expect(next(page)).toBeVisible();
});

test("a designated account that is not yet in effect cannot be chosen [M02]", async ({
  page,
  bank,
}) => {
  await signInTo(walker(page, bank), "/accessible/transfer?kind=designated");
  await expect(page.getByRole("radio", { name: /日文老師/ })).toBeDisabled();
  await expect(page.getByText(/起生效，目前還不能轉入/)).toBeVisible();
});

test("the same payee and amount within 24 hours must be ticked [V05] [K02]", async ({
  page,
  bank,
}) => {
  const who = walker(page, bank);
  const order = { ...elsewhere, amount: "61" };
  await signInTo(who, "/accessible/transfer?kind=other");
  await walkToPin(who, order);
  await typePin(who);
  await expect(page).toHaveURL(/\/done/);
  await forgetCodes(bank);
  await page.goto("/accessible/transfer?kind=other");
  await fillInfo(who, order);
  await agree(who);
  await expect(page).toHaveTitle(/^錯誤：確認內容/);
  await expect(page.locator("#sameAgain-error")).toContainText("24 小時內");
  await page.locator("#sameAgain").check();
  await agree(who);
  await expect(page).toHaveURL(/\/code\?key=/);
});

test("a code tells until when it holds, and is sent again only after that [V06] [M02]", async ({
  page,
  bank,
}) => {
  const who = walker(page, bank);
  await signInTo(who, "/accessible/transfer?kind=other");
  await fillInfo(who, { ...elsewhere, amount: "62" });
  await agree(who);
  await expect(page.getByText(/簡訊傳到 0928\*\*\*305/)).toBeVisible();
  await expect(page.getByText(/\d\d:\d\d:\d\d 為止有效，還有 [12] 分|還有 \d+ 秒/)).toBeVisible();
  await next(page).click();
  await expect(page.locator("#oneTimeCode-error")).toHaveText("請輸入驗證碼。");
  await page.locator("#oneTimeCode").fill(otherThan(await codeTo(bank, "basic01", "sms")));
  await next(page).click();
  await expect(page.locator("#oneTimeCode-error")).toContainText("還可再試 4 次");
  await expect(page.locator("#oneTimeCode")).toHaveValue("");
  await page.getByRole("button", { name: "重新取得驗證碼" }).click();
  await expect(summary(page)).toContainText("仍有效");
  // As if two minutes had passed.
  await bank.sql("update verification_code set expires_at = bank.now() - interval '1 second'");
  await page.goto(page.url());
  await expect(page.getByText("這組驗證碼已經失效")).toBeVisible();
  await page.getByRole("button", { name: "重新取得驗證碼" }).click();
  await expect(page.getByText("新的驗證碼已傳送。")).toBeVisible();
  await typeCode(who);
  await expect(page).toHaveURL(/\/pin\?key=/);
});

test("a PIN is five digits and a letter, and five wrong ones lock it [V07] [M02]", async ({
  page,
  bank,
}) => {
  const who = walker(page, bank, "cards01");
  await signInTo(who, "/accessible/transfer?kind=other");
  const key = await walkToPin(who, { ...elsewhere, amount: "63" });
  await typePin(who, "123456");
  await expect(page.locator("#secret-error")).toContainText("格式不正確");
  for (const left of [4, 3, 2, 1]) {
    await typePin(who, "11111A");
    await expect(page.locator("#secret-error")).toContainText(`還可再試 ${left} 次`);
  }
  for (const pin of ["11111A", "83615D"]) {
    await typePin(who, pin);
    await expect(summary(page)).toContainText("已鎖定");
  }
  expect(await postingsOf(bank, key)).toBe(0);
});

test("details can be changed until the PIN, and a transfer can be given up [B09]", async ({
  page,
  bank,
}) => {
  const who = walker(page, bank);
  await signInTo(who, "/accessible/transfer?kind=other");
  await fillInfo(who, { ...elsewhere, amount: "64", note: "午餐" });
  const first = keyOf(page);
  await page.getByRole("link", { name: "修改內容" }).click();
  await expect(page.locator("#note")).toHaveValue("午餐");
  await expect(page.locator("#amount")).toHaveValue("64");
  await fillInfo(who, { amount: "65" });
  await expect(page.locator("main table")).toContainText("NT$65");
  expect(keyOf(page)).not.toBe(first);
  const key = keyOf(page);
  await page.getByRole("button", { name: "取消這筆轉帳" }).click();
  await expect(page.getByText("這筆轉帳已取消，沒有扣款。")).toBeVisible();
  await page.goto(`/accessible/transfer/pin?key=${key}`);
  await expect(page).toHaveURL(/news=cancelled/);
});
