// The outcome of a transfer when something fails between the customer and the ledger.

import pg from "pg";
import { expect, type RunningBank, test as shared, startBank } from "../../browser/bank.ts";
import {
  next,
  postingsOf,
  signInTo,
  typePin,
  walker,
  walkToPin,
} from "../../browser/transfer-steps.ts";
import { beginNewDay } from "./new-day.ts";

type Killable = RunningBank & { kill(): Promise<void> };

/** A separate bank, which a test may kill. */
const test = shared.extend<object, { bank: Killable }>({
  bank: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const bank = await startBank("template_bank", {});
      await use(bank);
      await bank.stop();
    },
    { scope: "worker" },
  ],
});

test.describe.configure({ mode: "serial" });
test.beforeEach(({ bank }) => beginNewDay(bank));

const to = { bank: "822", toAccount: "901540273618" };
const INFO = "/accessible/transfer?kind=other";
const done = /\/accessible\/transfer\/done\?key=/;

test("the last button pressed twice, and again after going back, pays once [S06]", async ({
  page,
  bank,
}) => {
  const who = walker(page, bank);
  await signInTo(who, INFO);
  const key = await walkToPin(who, { ...to, amount: "71" });
  await page.locator("#secret").fill("83615D");
  await next(page).dblclick();
  await expect(page).toHaveURL(done);
  await page.goBack();
  // The PIN page shows that it is done, or sends the same key again.
  if (!done.test(page.url())) await typePin(who);
  await expect(page).toHaveURL(done);
  expect(await postingsOf(bank, key)).toBe(1);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the last button pressed twice, and the first form sent again, pay once [S06]", async ({
    page,
    bank,
  }) => {
    const who = walker(page, bank);
    await signInTo(who, INFO);
    const key = await walkToPin(who, { ...to, amount: "72" });
    await page.goto(`${INFO}&key=${key}`);
    await expect(page.locator("#amount")).toHaveValue("72");
    await page.goto(`/accessible/transfer/pin?key=${key}`);
    await page.locator("#secret").fill("83615D");
    // No script prevents the second press: the bank does.
    await next(page).dblclick();
    await expect(page).toHaveURL(done);
    await page.goto(`${INFO}&key=${key}`);
    await expect(page).toHaveURL(done);
    expect(await postingsOf(bank, key)).toBe(1);
  });

  test("an answer that is lost on the way is found by its key, and nothing is paid twice [S06]", async ({
    page,
    bank,
  }) => {
    const who = walker(page, bank);
    await signInTo(who, INFO);
    const key = await walkToPin(who, { ...to, amount: "73" });
    await page.locator("#secret").fill("83615D");
    await page.route("**/accessible/transfer/pin*", async (route) => {
      // The bank executes it; the response never arrives.
      await route.fetch({ maxRedirects: 0 });
      await route.abort("connectionreset");
    });
    await next(page).click();
    await expect.poll(() => postingsOf(bank, key)).toBe(1);
    await page.unroute("**/accessible/transfer/pin*");
    await page.goto(`/accessible/transfer/checking?key=${key}`);
    await expect(page).toHaveURL(done);
    expect(await postingsOf(bank, key)).toBe(1);
  });

  test("another bank that does not take the money gives it back, and says so [M02]", async ({
    page,
    bank,
  }) => {
    const who = walker(page, bank);
    await signInTo(who, INFO);
    const balance = await balanceOf(bank);
    await walkToPin(who, { bank: "822", toAccount: "901540273000", amount: "74" });
    await typePin(who);
    await expect(page).toHaveURL(done);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("轉帳未成功，款項已退回");
    await expect(page.locator("main")).toContainText("請核對銀行代碼與帳號後再試一次");
    expect(await balanceOf(bank)).toBe(balance);
  });
});

test.describe("and at last", () => {
  // A page with scripts would report the stream that it loses.
  test.use({ javaScriptEnabled: false });

  test("a bank that dies in the middle: the other one says checking, and then done [S06]", async ({
    page,
    bank,
  }) => {
    const second = await startBank("template_bank", { DATABASE_URL: bank.url });
    const who = walker(page, bank);
    await signInTo(who, INFO);
    const key = await walkToPin(who, { ...to, amount: "75" });
    // Holds a lock on the account, so that the ledger cannot finish before it is killed.
    const holder = new pg.Client({ connectionString: bank.url, options: "-c search_path=bank" });
    await holder.connect();
    await holder.query("begin");
    await holder.query(`select from account join transfer_draft on number = from_number
      where transfer_draft.id = '${key}' for update of account`);
    await page.locator("#secret").fill("83615D");
    const sent = page.waitForRequest((request) => request.method() === "POST");
    await next(page).click({ noWaitAfter: true });
    await sent;
    await bank.kill();

    const there = await page.context().newPage();
    const checking = `${second.origin}/accessible/transfer/checking?key=${key}`;
    await there.goto(checking);
    await expect(there.getByText("確認中")).toBeVisible();
    await expect(there.locator("main")).not.toContainText("失敗");
    await holder.query("rollback");
    await holder.end();
    await there.getByRole("link", { name: "重新整理，查看最新狀態" }).click();
    // It was killed before it posted: the customer continues under the same key.
    await there.getByRole("link", { name: "繼續這筆轉帳" }).click();
    await there.locator("#secret").fill("83615D");
    await next(there).click();
    await expect(there).toHaveURL(done);
    await there.goto(checking);
    await expect(there).toHaveURL(done);
    expect(await postingsOf(bank, key)).toBe(1);
    await there.close();
    await second.stop();
  });
});

async function balanceOf(bank: RunningBank): Promise<unknown> {
  const [row] = await bank.sql(
    `select balance from account join customer on customer.id = customer_id
      where user_id = 'basic01' and kind = 'main'`,
  );
  return (row as { balance: string }).balance;
}
