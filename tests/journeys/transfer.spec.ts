import { pages as en } from "#areas/transfer/texts/pages/en.ts";
import { pages as zh } from "#areas/transfer/texts/pages/zh.ts";
import { expect as soon, test } from "../browser/bank.ts";
import { inputModeOf, walks } from "../browser/input-modes.ts";
import { codeTo, otherThan } from "../browser/people.ts";
import {
  agree,
  choosePayee,
  doneKey,
  fillOrder,
  next,
  openTransfer,
  type Sender,
  senderOn,
  typeCode,
  typePin,
} from "../browser/sending.ts";
import { postingsOf } from "../browser/transfer-steps.ts";
import { beginNewDay } from "./accessible/new-day.ts";

const expect = soon.configure({ timeout: 30_000 });
test.setTimeout(180_000);
test.beforeEach(({ bank }) => beginNewDay(bank));

const textsOf = { "zh-TW": zh, en } as const;
const elsewhere = { bank: "812", toAccount: "2888-1002-1111-17" };
let amount = 300;

for (const { way, language } of walks) {
  test.describe(`by ${way} in ${language}`, () => {
    test.use({ javaScriptEnabled: way !== "plain" });

    test("a customer sends money in the signed-in shell, from the form to the receipt [B09] [F18] [S06]", async ({
      page,
      bank,
    }) => {
      const texts = textsOf[language];
      const who: Sender = { page, bank, userId: "basic01", inputMode: inputModeOf(page, way) };
      amount += 1;
      await page.goto(`/login?lang=${language}`);
      await openTransfer(who);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.title);
      await fillOrder(who, { ...elsewhere, amount: String(amount), note: "rent" });
      await expect(page).toHaveURL(/\/transfer\/confirm\?key=/);
      const main = page.locator("main");
      await expect(main).toContainText(`NT$${amount}`);
      await expect(main).toContainText(texts.facts.soon);
      await expect(main).toContainText(texts.confirm.fraud);
      await agree(who);
      await expect(main).toContainText(`NT$${amount}`);
      await typeCode(who);
      await typePin(who);
      const key = await doneKey(who);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.done.titles.done);
      await expect(main).toContainText(`NT$${amount}`);
      await expect(main).toContainText(/\d{8}-[0-9A-F]{12}/);
      expect(await postingsOf(bank, key)).toBe(1);
    });
  });
}

test("the terms follow every key: fee, arrival, and the first limit that is passed [V04]", async ({
  page,
  bank,
}) => {
  const who = senderOn(page, bank, "twdonly01");
  await openTransfer(who);
  const panel = page.getByRole("complementary", { name: zh.quote.title });
  await expect(panel).toContainText(zh.quote.empty);
  await choosePayee(page, "new");
  await page.locator("#bank").fill("郵局");
  await page.locator("#toAccount").fill("00012345678901");
  const typed = page.locator("#amount");
  await typed.pressSequentially("12345");
  await expect(typed).toHaveValue("12,345");
  await expect(page.locator("#amount-read")).toHaveText("1 萬 2,345");
  await expect(panel).toContainText(zh.quote.overOnce);
  await typed.fill("1000");
  await expect(panel).toContainText("NT$10");
  await expect(panel).toContainText("NT$1,010");
  await expect(panel).toContainText(zh.facts.soon);
  await page.locator("#bank").fill("899");
  await expect(panel).toContainText(zh.facts.feeWithin);
  await expect(panel).toContainText(zh.facts.atOnce);
});

test("what is refused is said in place, beside its field, and nothing typed is lost [V03]", async ({
  page,
  bank,
}) => {
  const who = senderOn(page, bank, "advanced01");
  await openTransfer(who);
  await page.evaluate(() => document.documentElement.setAttribute("data-kept", ""));
  const summary = page.locator("main [role=alert]:has(h2)");
  await page.locator("#note").fill("茶");
  await next(page).click();
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveText([zh.missing.payee, /金額/]);
  await summary.getByRole("link").first().click();
  await expect(page.locator("#payee")).toBeFocused();
  await choosePayee(page, "new");
  await page.locator("#bank").fill("銀行");
  await page.locator("#toAccount").fill("12");
  await page.locator("#amount").fill("abc");
  await next(page).click();
  await expect(page.locator("#toBank-error")).toBeVisible();
  await expect(page.locator("#amount-error")).toHaveText(zh.amountWrong);
  await expect(summary).toBeFocused();
  await expect(page.locator("#note")).toHaveValue("茶");
  await expect(page.locator("#toAccount")).toHaveValue("12");
  await expect(page.locator("html")).toHaveAttribute("data-kept", "");
});

test("a dream account pays back to the main account only, and its money comes there [F18]", async ({
  page,
  bank,
}) => {
  const who = senderOn(page, bank);
  await openTransfer(who);
  const dream = page.locator("input[name=fromAccount]").nth(1);
  await dream.check();
  await expect(page.getByText(zh.ownOnly)).toBeVisible();
  await expect(page.locator("input[name=payee]:visible")).toHaveCount(1);
  await page.locator("input[name=payee]:visible").check();
  await page.locator("#amount").fill("150");
  const panel = page.getByRole("complementary", { name: zh.quote.title });
  await expect(panel).toContainText(zh.quote.noLimit);
  await next(page).click();
  await agree(who);
  await typeCode(who);
  await typePin(who);
  const key = await doneKey(who);
  await expect(page.locator("main")).toContainText(zh.facts.kindOwn);
  const [posting] = await bank.sql(`select kind, amount from posting where id = '${key}'`);
  expect(posting).toMatchObject({ kind: "own", amount: "150" });
});

test("the same again is asked about first, with the earlier one shown [V05]", async ({
  page,
  bank,
}) => {
  const who = senderOn(page, bank, "advanced01");
  await openTransfer(who);
  const order = { bank: "899", toAccount: "101682407898", amount: "77" };
  await fillOrder(who, order);
  await agree(who);
  await typeCode(who);
  await typePin(who);
  await doneKey(who);
  const receipt = /\d{8}-[0-9A-F]{12}/.exec(await page.locator("main").innerText())?.[0] ?? "";
  await page.goto("/transfer");
  await fillOrder(who, order);
  await expect(page).toHaveURL(/\/transfer\/confirm\?key=/);
  const main = page.locator("main form[novalidate]").first();
  await expect(main.locator("> div").first()).toContainText(zh.confirm.sameTitle);
  await expect(main).toContainText(receipt);
  await next(page).click();
  await expect(page.locator("#sameAgain-error")).toBeVisible();
  await page.locator("#sameAgain").check();
  await next(page).click();
  await expect(page).toHaveURL(/\/transfer\/code\?key=/);
});

test("a wrong code keeps the page, the tries left are told, and the time runs by the bank's clock [V06]", async ({
  page,
  bank,
}) => {
  const who = senderOn(page, bank, "joint01");
  await openTransfer(who);
  await fillOrder(who, { ...elsewhere, amount: "55" });
  const times = page.waitForRequest(
    (request) => request.method() === "HEAD" && new URL(request.url()).pathname === "/",
  );
  await agree(who);
  await times;
  await expect(page.getByText(/剩餘時間 [01]:\d\d/)).toBeVisible();
  await page.locator("#oneTimeCode").fill(otherThan(await codeTo(bank, "joint01", "sms")));
  await next(page).click();
  await expect(page.locator("main [role=alert]:has(h2)")).toBeFocused();
  await expect(page.locator("#oneTimeCode-error")).toContainText("4");
  await typeCode(who);
  await expect(page).toHaveURL(/\/transfer\/pin\?key=/);
});
