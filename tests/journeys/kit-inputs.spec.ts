import { expect, test } from "../browser/bank.ts";

for (const scripts of [true, false]) {
  const address = scripts ? "/kit/live" : "/kit/inputs";

  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });

    test("wrong inputs are told at the top and beside each field, and are kept", async ({
      page,
    }) => {
      await page.goto(address);
      await page.getByLabel("轉帳金額", { exact: true }).first().fill("2000001");
      await page.getByLabel("簡訊驗證碼").first().fill("12345");
      await page.getByRole("button", { name: "檢查內容" }).click();
      const summary = page.getByRole("alert");
      await expect(summary).toBeFocused();
      await expect(summary.getByRole("link")).toHaveCount(4);
      await expect(page).toHaveTitle(/^錯誤：/);
      await expect(page.locator("#amount")).toHaveValue(scripts ? "2,000,001" : "2000001");
      await summary.getByRole("link", { name: "出生日期" }).click();
      await expect(page.locator("#birthday")).toBeFocused();
    });

    test("right inputs are taken, also in full width and lower case", async ({ page }) => {
      await page.goto(address);
      await page.locator("#amount").fill("１２３４５６７");
      await page.locator("#nationalId").fill("a123456789");
      await page.locator("#birthday").fill("1990");
      await page.locator("#birthday-month").fill("5");
      await page.locator("#birthday-day").fill("17");
      await page.locator("#code").fill("123 456");
      await page.getByRole("button", { name: "檢查內容" }).click();
      await expect(page.getByText("內容正確，可以進行下一步。")).toBeVisible();
    });

    test("the inputs ask for the right keyboard and allow filling in", async ({ page }) => {
      await page.goto(address);
      const code = page.locator("#code");
      await expect(code).toHaveAttribute("autocomplete", "one-time-code");
      await expect(code).toHaveAttribute("inputmode", "numeric");
      await expect(page.locator("#amount")).toHaveAttribute("inputmode", "numeric");
      await expect(page.locator("#birthday")).toHaveAttribute("autocomplete", "bday-year");
      await expect(page.locator("#nationalId")).toHaveAttribute("autocapitalize", "characters");
    });
  });
}

test("an amount is grouped as one types and read back by ten thousands", async ({ page }) => {
  await page.goto("/kit/live");
  const amount = page.locator("#amount");
  await amount.pressSequentially("1234567");
  await expect(amount).toHaveValue("1,234,567");
  await expect(page.locator("#amount-read")).toHaveText("123 萬 4,567");
  // After a digit typed in the middle, the caret is behind it.
  await amount.press("Home");
  await amount.press("ArrowRight");
  await page.keyboard.type("89");
  await expect(amount).toHaveValue("189,234,567");
  expect(await amount.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3);
  await amount.fill("三萬");
  await expect(amount).toHaveValue("三萬");
  await expect(page.locator("#amount-read")).toBeEmpty();
});

test("what was typed before the scripts came is tidied, not lost", async ({ page }) => {
  let letScriptsCome = () => {};
  const typed = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route("**/*.js", (route) => typed.then(() => route.continue()));
  await page.goto("/kit/live", { waitUntil: "commit" });
  await page.locator("#amount").fill("50000");
  letScriptsCome();
  await expect(page.locator("#amount")).toHaveValue("50,000");
  await expect(page.locator("#amount-read")).toHaveText("5 萬");
});

test("a code can be pasted with spaces, hyphens and in full width", async ({ page }) => {
  await page.goto("/kit/live");
  await expect(page.getByText("剩餘時間")).toBeVisible();
  for (const pasted of ["123 456", "12-34-56", "１２３４５６", " 123456 "]) {
    await page.locator("#code").fill("");
    await page.locator("#code").focus();
    await page.keyboard.insertText(pasted);
    await expect(page.locator("#code")).toHaveValue("123456");
  }
});

test("a whole day that is pasted fills its three fields", async ({ page }) => {
  await page.goto("/kit/live");
  await expect(page.getByText("剩餘時間")).toBeVisible();
  await page.locator("#birthday").evaluate((input) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", "1990/05/17");
    input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true }));
  });
  await expect(page.locator("#birthday")).toHaveValue("1990");
  await expect(page.locator("#birthday-month")).toHaveValue("05");
  await expect(page.locator("#birthday-day")).toHaveValue("17");
});

test("the time left is told aloud at 60, 30 and 10 seconds and at the end only", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/kit/live?seconds=62");
  const status = page.locator("[role=status]").filter({ hasText: "驗證碼" });
  await expect(page.getByText("剩餘時間 1:02")).toBeVisible();
  await expect(status).toHaveCount(0);
  for (const [seconds, words] of [
    [2, "驗證碼剩餘 60 秒"],
    [15, "驗證碼剩餘 60 秒"],
    [15, "驗證碼剩餘 30 秒"],
    [20, "驗證碼剩餘 10 秒"],
    [10, "驗證碼已失效，請重新傳送。您填寫的內容都還在。"],
  ] as const) {
    await page.clock.runFor(seconds * 1000);
    await expect(status).toHaveText(words);
  }
});

test("without scripts the time limit of a code is told as a text", async ({ browser, bank }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: bank.origin });
  await page.goto("/kit/inputs");
  await expect(page.getByText("請在收到簡訊後 2 分鐘內輸入。")).toBeVisible();
  await page.close();
});
