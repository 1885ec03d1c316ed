import type { Page } from "@playwright/test";
import { texts } from "#areas/insurance/texts/apply/zh.ts";
import { addDays, dayOf } from "#base/time/day.ts";
import { expect, test } from "../browser/bank.ts";
import { expectAccessible } from "../browser/checks.ts";
import { codeTo, personOf, signInAs } from "../browser/people.ts";

const TRIAL = "/A/insurance/travel/trial";
const start = addDays(dayOf(new Date()), 10);
const end = addDays(start, 4);
const price = (page: Page) => page.locator("[data-price]");

test("the price follows every choice without a page load, and the address restores it [R45] [F22] [S09]", async ({
  page,
}) => {
  await page.goto(TRIAL);
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole("radio").first().check();
  await page.locator("#end").fill(end);
  const first = Number(await price(page).getAttribute("data-price"));
  expect(first).toBeGreaterThan(0);
  await page.locator("#sum").selectOption("15000000");
  await expect(price(page)).not.toHaveAttribute("data-price", String(first));
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  const dearer = (await price(page).getAttribute("data-price")) ?? "";
  await expect(page).toHaveURL(/[?&]sum=15000000&/);
  await page.reload();
  await expect(price(page)).toHaveAttribute("data-price", dearer);
  // Another destination starts over.
  await page.getByRole("link", { name: "國內", exact: true }).click();
  await expect(page.locator("#end")).toHaveValue("");
  await expect(price(page)).toHaveCount(0);
  await expectAccessible(page);
});

test("the first day can be typed key by key, and the price follows it [R45]", async ({ page }) => {
  await page.goto(TRIAL);
  const field = page.locator("#start");
  const first = await field.inputValue();
  await page.getByRole("radio").first().check();
  await field.focus();
  // Chromium's own interface is English here: month, day, year.
  const [year = "", month = "", day = ""] = start.split("-");
  await page.keyboard.type(`${month}${day}${year}`);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(start);
  await expect(page).toHaveURL(new RegExp(`[?&]start=${start}&`));
  await page.locator("#end").fill(end);
  await expect(price(page)).toHaveAttribute("data-price", /^[1-9]\d*$/);
  // What is no day is put back when the field is left, and the link resets it too.
  await field.focus();
  await page.keyboard.press("Backspace");
  await field.blur();
  await expect(field).toHaveValue(first);
  await field.fill(end);
  await page.getByRole("link", { name: "重設日期與時間" }).click();
  await expect(field).toHaveValue(first);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the same steps are forms, and plans are compared and opened [B07] [R45] [A08]", async ({
    page,
    browser,
  }) => {
    // axe needs scripts: the same URLs are opened again with them.
    const scripted = await browser.newPage({ javaScriptEnabled: true });
    const expectAccessibleThere = async () => {
      await scripted.goto(page.url());
      await expectAccessible(scripted);
    };
    await page.goto("/insurance");
    await page.getByRole("link", { name: "試算旅遊保險" }).click();
    await page.locator("#start").fill(start);
    await page.getByRole("button", { name: "選擇出發日期" }).click();
    await expect(page.locator("#start")).toHaveValue(start);
    await page.getByRole("button", { name: "試算保費" }).click();
    await expect(page.locator("#end-error")).toBeVisible();
    await page.locator("#end").fill(end);
    await page.getByRole("radio", { name: "本人", exact: true }).check();
    await page.getByRole("button", { name: "試算保費" }).click();
    await expect(price(page)).toBeVisible();
    await page.getByRole("checkbox").nth(0).check();
    await page.getByRole("checkbox").nth(1).check();
    await page.getByRole("button", { name: "比較所選方案" }).click();
    await expect(page.locator("tr[data-differs=true]").first()).toBeVisible();
    await expectAccessibleThere();
    await page
      .getByRole("link", { name: /選擇此方案/ })
      .first()
      .click();
    await expect(page.getByText("非存款，不受存款保險保障")).toBeVisible();
    await expectAccessibleThere();
    await scripted.close();
  });
});

test("a customer registers, confirms with the insurer, pays, and cancels [B07] [C55]", async ({
  page,
  bank,
}) => {
  const { nationalId } = personOf("advanced01");
  const query = `plan=TRXH0002&destination=overseas&start=${start}&end=${end}&time=09:30&sum=5000000&insured=self`;
  await signInAs(page, "advanced01");
  await page.goto(`/insurance/travel/register?${query}`);
  await page.getByRole("button", { name: /下一步/ }).click();
  const summary = page.getByRole("alert");
  for (const sentence of Object.values(texts.register.unticked)) {
    await expect(summary.getByRole("link", { name: sentence })).toBeVisible();
  }
  await expect(summary.getByRole("paragraph")).toHaveCount(0);
  for (const name of ["isHealthy", "acceptsTerms", "acceptsPrivacy"]) {
    await page.locator(`#${name}`).check();
  }
  await page.getByRole("button", { name: /下一步/ }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "前往保險公司驗證" }).click();
  await page.locator("#check").fill(nationalId.slice(-4));
  await page.getByRole("button", { name: "確認是我本人" }).click();
  await page.getByRole("button", { name: "傳送簡訊驗證碼" }).click();
  await page.locator("#oneTimeCode").fill(await codeTo(bank, "advanced01", "sms"));
  await page.getByRole("button", { name: /確認付款/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("投保完成");
  await page.getByRole("link", { name: "查看我的保單" }).click();
  await expect(page.getByText("尚未開始")).toBeVisible();
  await page.getByRole("link", { name: "取消保單" }).click();
  await page.getByRole("button", { name: "確認取消並退費" }).click();
  await expect(page.getByText("已取消", { exact: true })).toBeVisible();
});

test("on a phone plans are compared side by side, with the item in view and no amount broken", async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  for (const language of ["zh-TW", "en", "ko"]) {
    await page.goto(
      `/insurance/travel/compare?destination=overseas&start=${start}&end=${end}&time=09:30&sum=5000000&insured=self&age=36&plans=TRXH0001,TRXH0002,TRXH0003&lang=${language}`,
    );
    const table = page.locator("main table");
    const amounts = table.locator("td small");
    await expect(amounts.first()).toBeVisible();
    const broken = await amounts.evaluateAll((cells) =>
      cells.filter((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getClientRects().length > 1;
      }),
    );
    expect(broken).toEqual([]);
    const item = table.getByRole("rowheader").first();
    const before = await item.boundingBox();
    await table.locator("td").last().scrollIntoViewIfNeeded();
    await table
      .locator("td")
      .last()
      .evaluate((cell) => cell.scrollIntoView({ inline: "end" }));
    await expect(table.locator("td").last()).toBeInViewport();
    expect((await item.boundingBox())?.x).toBe(before?.x);
    // A plan that cannot insure the trip cannot be chosen.
    await expect(table.getByRole("columnheader").filter({ hasText: /NT\$/ })).toHaveCount(2);
    await expect(table.getByRole("columnheader").getByRole("link")).toHaveCount(2);
  }
});
