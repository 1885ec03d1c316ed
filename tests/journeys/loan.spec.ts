import type { Page } from "@playwright/test";
import { compareTexts } from "#areas/loan/texts/compare.ts";
import { texts as en } from "#areas/loan/texts/en.ts";
import { texts as zh } from "#areas/loan/texts/zh.ts";
import { expect, test } from "../browser/bank.ts";
import { expectAccessible } from "../browser/checks.ts";
import { type InputMode, inputModeOf, type Way, walks } from "../browser/input-modes.ts";
import { forgetSession, signInAs } from "../browser/people.ts";

const PATH = "/products/loan/calculator";
const compare = compareTexts.zh;
const textsOf = { "zh-TW": zh, en };
const result = (page: Page) => page.locator("#result");
const monthly = (page: Page) =>
  result(page)
    .getByText(/^NT\$[\d,]+$/)
    .first();

/** Fills the form in; by keyboard a period is selected by its first letter. */
async function enter(
  page: Page,
  way: Way,
  inputMode: InputMode,
  { amount, rate, years }: { amount: string; rate: string; years: string },
): Promise<void> {
  await inputMode.type(page.locator("#amount"), amount);
  await inputMode.type(page.locator("#rate"), rate);
  if (way !== "keyboard") return void (await page.locator("#years").selectOption(years));
  while (!(await page.locator("#years").evaluate((each) => each === document.activeElement))) {
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type(years);
}

for (const { way, language } of walks) {
  test.describe(`by ${way} in ${language}`, () => {
    test.use({ javaScriptEnabled: way !== "plain" });

    test("a guest finds the calculator and reckons a loan [A07] [R34] [S10] [P01]", async ({
      page,
    }) => {
      const texts = textsOf[language];
      const inputMode = inputModeOf(page, way);
      await page.goto(`/installment-loan/landing?lang=${language}`);
      await inputMode.press(page.getByRole("link", { name: texts.title }).last());
      await expect(page).toHaveURL(new RegExp(`${PATH}$`));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.title);
      // Before anything is typed: the highest amount and rate, the longest period.
      await expect(page.locator("#amount")).toHaveValue("200");
      await expect(page.locator("#rate")).toHaveValue("20");
      await expect(page.locator("#years")).toHaveValue("7");
      await expect(monthly(page)).toHaveText("NT$44,412");
      await expect(result(page)).toContainText("20.01%");
      await enter(page, way, inputMode, { amount: "30", rate: "5", years: "5" });
      await inputMode.press(page.getByRole("button", { name: texts.form.submit }));
      await expect(page).toHaveURL(new RegExp(`${PATH}\\?amount=30&rate=5&years=5$`));
      await expect(monthly(page)).toHaveText("NT$5,661");
      await expect(result(page)).toContainText("5.06%");
      const summary = page.locator("#schedule summary");
      await inputMode.press(summary);
      const table = page.getByRole("table").last();
      await expect(table.getByRole("row")).toHaveCount(61);
      await expect(table.getByRole("row").nth(1)).toContainText("NT$5,661");
      await expect(table.getByRole("row").last()).toContainText("NT$0");
    });

    test("what cannot be lent is said beside its field, and nothing typed is lost [V09]", async ({
      page,
    }) => {
      const texts = textsOf[language];
      const inputMode = inputModeOf(page, way);
      await page.goto(`${PATH}?lang=${language}`);
      await enter(page, way, inputMode, { amount: "200.0001", rate: "0.99", years: "3" });
      await inputMode.press(page.getByRole("button", { name: texts.form.submit }));
      await expect(page.getByRole("alert")).toContainText(texts.form.wrongTitle);
      await expect(page.locator("#amount")).toHaveValue("200.0001");
      await expect(page.locator("#rate")).toHaveValue("0.99");
      await expect(page.locator("#years")).toHaveValue("3");
      for (const field of ["amount", "rate"]) {
        await expect(page.locator(`#${field}`)).toHaveAttribute("aria-invalid", "true");
        await expect(page.locator(`#${field}-error`)).toBeVisible();
      }
      await expect(page.locator("#years-error")).toHaveCount(0);
      await expect(monthly(page)).toHaveText("NT$0");
      await expect(result(page)).toContainText(texts.result.none);
    });
  });
}

test.describe("with scripts", () => {
  test("the result follows while one types, without a page of its own [F06] [V09]", async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes(`${PATH}?`)) requested.push(new URL(request.url()).search);
    });
    await page.goto(PATH);
    await page.evaluate(() => document.documentElement.setAttribute("data-kept", ""));
    await page.locator("#amount").fill("10");
    await page.locator("#rate").fill("2.28");
    await page.locator("#years").selectOption("3");
    await expect(monthly(page)).toHaveText("NT$2,876");
    await expect(page).toHaveURL(/\?amount=10&rate=2\.28&years=3$/);
    await expect(page.locator("[data-loan-told]")).toHaveText(
      "月付金 NT$2,876，總費用年百分率 2.59%。",
    );
    await page.locator("#rate").fill("25");
    await expect(page.locator("#rate-error")).toBeVisible();
    await expect(page.locator("#rate")).toHaveAttribute("aria-invalid", "true");
    await expect(monthly(page)).toHaveText("NT$0");
    await expectAccessible(page);
    // A result is cached by its inputs, and not requested again.
    const before = requested.length;
    await page.locator("#rate").fill("2.28");
    await expect(monthly(page)).toHaveText("NT$2,876");
    await expect(page.locator("#rate-error")).toHaveCount(0);
    await expect(page.locator("#rate")).not.toHaveAttribute("aria-invalid");
    expect(requested).toHaveLength(before);
    await expect(page.locator("html")).toHaveAttribute("data-kept", "");
  });

  test("a choice of language keeps what was typed since the page was drawn", async ({ page }) => {
    await page.goto(`${PATH}?amount=30&rate=5&years=5`);
    await expect(page.getByRole("slider").first()).toBeVisible();
    await page.locator("#amount").fill("45");
    await expect(page).toHaveURL(/amount=45/);
    await page.locator("header summary", { hasText: "語言與外觀" }).click();
    await page.locator("header").getByRole("link", { name: "English" }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.locator("#amount")).toHaveValue("45");
  });

  test("the sliders and the numbers go together, and what was opened stays open", async ({
    page,
  }) => {
    await page.goto(`${PATH}?amount=30&rate=5&years=5`);
    const slider = page.getByRole("slider", { name: "調整貸款金額" });
    await expect(slider).toHaveValue("30");
    await page.locator("#schedule summary").click();
    await slider.focus();
    await page.keyboard.press("ArrowRight");
    await expect(page.locator("#amount")).toHaveValue("31");
    await expect(page).toHaveURL(/amount=31/);
    await expect(monthly(page)).toHaveText("NT$5,850");
    await expect(page.locator("#schedule")).toHaveAttribute("open", "");
    await page.locator("#amount").fill("45");
    await expect(slider).toHaveValue("45");
  });
});

test("without scripts there are no sliders that would do nothing", async ({ browser, bank }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: bank.origin });
  const page = await context.newPage();
  await page.goto(PATH);
  await expect(page.locator("[data-slides]").first()).toBeHidden();
  await context.close();
});

test("loans need an advanced account: each reader is told what that means for them [P06]", async ({
  page,
}) => {
  // Two sign-ins, beside those of other tests.
  test.slow();
  const apply = page.locator("#apply");
  await page.goto(PATH);
  await expect(apply).toContainText(zh.apply.guest);
  await expect(apply.getByRole("link", { name: zh.apply.upgrade })).toBeVisible();
  await signInAs(page, "basic01", PATH);
  await expect(apply).toContainText(zh.apply.basic);
  await expect(apply.getByRole("link", { name: zh.apply.upgrade })).toBeVisible();
  await forgetSession(page);
  await signInAs(page, "advanced01", PATH);
  await expect(apply).toContainText(zh.apply.advanced);
  await expect(apply.getByRole("link", { name: zh.apply.upgrade })).toHaveCount(0);
});

test("a loan of one year has its payments, and no years to compare", async ({ page }) => {
  await page.goto(`${PATH}?amount=30&rate=2.28&years=1`);
  await expect(page.locator("#repayment figure")).toHaveCount(0);
  await page.locator("#schedule summary").click();
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(13);
});

for (const way of ["scripts", "plain"] as const) {
  test.describe(`comparing by ${way}`, () => {
    test.use({ javaScriptEnabled: way === "scripts" });

    test("three loans stand side by side, can be shared, and be taken away again [A07] [F06]", async ({
      page,
    }) => {
      await page.goto(`${PATH}?amount=30&rate=5&years=5`);
      const add = page.getByRole("button", { name: compare.add });
      const table = page.locator("#compare table");
      for (const years of ["5", "3", "7"]) {
        await page.locator("#years").selectOption(years);
        await add.click();
      }
      await expect(table.getByRole("columnheader")).toHaveText([
        compare.item,
        "方案 1",
        `方案 2 ${compare.best}`,
        "方案 3",
      ]);
      await expect(add).toHaveCount(0);
      await expect(table).toContainText("NT$5,661");
      await page.goto(page.url());
      await expect(table.getByRole("columnheader")).toHaveCount(4);
      await page.getByRole("link", { name: "移除方案 2" }).click();
      await expect(table.getByRole("columnheader")).toHaveCount(3);
      await expect(add).toBeVisible();
      await page.getByRole("link", { name: compare.purposes.home }).click();
      await expect(page.locator("#amount")).toHaveValue("50");
      await expect(page.locator("#rate")).toHaveValue("2.28");
      await expect(page.locator("#years")).toHaveValue("5");
    });
  });
}

test("the link of a calculation is copied by a button", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${PATH}?amount=30&rate=5&years=5`);
  await page.getByRole("button", { name: compare.copy }).click();
  await expect(page.getByRole("button", { name: compare.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/products\/loan\/calculator\?amount=30&rate=5&years=5$/,
  );
});
