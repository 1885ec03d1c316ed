import { readFile } from "node:fs/promises";
import { pages as zh } from "#areas/transfer/texts/pages/zh.ts";
import { expect as soon, test } from "../browser/bank.ts";
import { codeTo } from "../browser/people.ts";
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
import { beginNewDay } from "./accessible/new-day.ts";

const expect = soon.configure({ timeout: 30_000 });
test.setTimeout(180_000);
test.beforeEach(({ bank }) => beginNewDay(bank));

test("an unusual sign-in is confirmed by a code, and then sends to anybody", async ({
  page,
  bank,
}) => {
  const who = senderOn(page, bank, "foreign01");
  await openTransfer(who);
  await bank.sql(
    `update session set risk = 'high' from customer
      where customer.id = customer_id and user_id = 'foreign01' and ended_at is null`,
  );
  await bank.sql(
    "select pg_notify('bank_session', id::text) from customer where user_id = 'foreign01'",
  );
  await page.goto("/transfer");
  await page.getByRole("link", { name: zh.stops.verify }).click();
  await expect(page).toHaveURL(/\/overview\/verify/);
  await next(page).click();
  await expect(page.locator("#oneTimeCode")).toBeVisible();
  await page.locator("#oneTimeCode").fill(await codeTo(bank, "foreign01", "sms"));
  await page.locator("button[value=confirm]").click();
  await expect(page).toHaveURL("/transfer?news=verified");
  await expect(page.getByText(zh.news.verified)).toBeVisible();
  await expect(page.getByText(zh.stops.unusual)).toHaveCount(0);
});

test("a button that costs time says so, and a second press sends nothing", async ({
  page,
  bank,
}) => {
  const who = senderOn(page, bank, "wealthy01");
  await openTransfer(who);
  let posts = 0;
  await page.route("**/transfer.data*", async (route) => {
    if (route.request().method() === "POST") posts += 1;
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await choosePayee(page, "new");
  await next(page).click();
  await expect(next(page)).toHaveText(zh.busy);
  await next(page).click();
  await expect(page.locator("main [role=alert]:has(h2)")).toBeFocused();
  expect(posts).toBe(1);
});

test("the receipt is a PDF, and the account of an address is known by its reference only [F18]", async ({
  page,
  bank,
}) => {
  const who = senderOn(page, bank);
  await openTransfer(who);
  await page.goto("/overview");
  const account = page.locator('a[href^="/accounts/"]').nth(1);
  const reference = (await account.getAttribute("href"))?.split("/")[2] ?? "";
  expect(reference).not.toMatch(/\d{12}/);
  await page.goto(`/transfer?from=${reference}`);
  await expect(page.locator("input[name=fromAccount]:checked")).toHaveCount(1);
  await page.goto("/transfer");
  await fillOrder(who, { bank: "899", toAccount: "101682407898", amount: "61" });
  await agree(who);
  await typeCode(who);
  await typePin(who);
  await doneKey(who);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: zh.done.file }).click(),
  ]);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
});

test("the browser's back button returns from the review to a form that is still filled in", async ({
  page,
  bank,
}) => {
  const who = senderOn(page, bank, "wealthy01");
  await openTransfer(who);
  const order = { bank: "822", toAccount: "905400011122", amount: "1357", note: "lunch" };
  await fillOrder(who, order);
  await expect(page).toHaveURL(/\/transfer\/confirm\?key=/);
  // The review is hydrated once it has dropped the draft that is kept in case the session ends.
  await page.waitForFunction(() => sessionStorage.getItem("draft:transfer") === null);
  await page.goBack();
  await expect(page.locator("#toAccount")).toHaveValue("905400011122");
  await expect(page.locator("#amount")).toHaveValue("1,357");
  await expect(page.locator("#note")).toHaveValue("lunch");
});
