import { test } from "../browser/bank.ts";
import {
  agree,
  choosePayee,
  doneKey,
  fillOrder,
  next,
  openTransfer,
  senderOn,
  typeCode,
  typePin,
} from "../browser/sending.ts";
import { beginNewDay } from "../journeys/accessible/new-day.ts";
import { checkerAt } from "../journeys/accessible/page-checker.ts";

// Every page of a transfer in the signed-in shell, including refusals, in every language.

test.beforeEach(({ bank }) => beginNewDay(bank));
test.setTimeout(240_000);

let amount = 500;

for (const language of ["zh-TW", "en", "ko"]) {
  test(`the pages of a transfer in ${language} are accessible and valid [B09] [S06]`, async ({
    page,
    bank,
  }) => {
    amount += 1;
    const who = senderOn(page, bank, "advanced01");
    const check = checkerAt(page);
    await page.goto(`/login?lang=${language}`);
    await openTransfer(who);
    await check();
    await choosePayee(page, "new");
    await next(page).click();
    await page.locator("main [role=alert]:has(h2)").waitFor();
    await check();
    await fillOrder(who, { bank: "812", toAccount: "28881002111117", amount: String(amount) });
    await page.waitForURL(/\/confirm/);
    await check();
    await agree(who);
    await page.waitForURL(/\/code/);
    await check();
    await typeCode(who);
    await page.waitForURL(/\/pin/);
    await check();
    await page.goto(page.url().replace("/pin", "/checking"));
    await check();
    await page.goto(page.url().replace("/checking", "/pin"));
    await typePin(who);
    await doneKey(who);
    await check();
    await page.goto("/overview/verify");
    await check();
    await bank.sql(
      `update session set risk = 'high' from customer
        where customer.id = customer_id and user_id = 'advanced01' and ended_at is null`,
    );
    await bank.sql(
      "select pg_notify('bank_session', id::text) from customer where user_id = 'advanced01'",
    );
    await page.goto("/overview/verify");
    await check();
    await next(page).click();
    await page.locator("#oneTimeCode").waitFor();
    await check();
  });
}
