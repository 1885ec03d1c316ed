import type { Page } from "@playwright/test";
import { recovery as en } from "#areas/login/texts/recovery/en.ts";
import { recovery as zh } from "#areas/login/texts/recovery/zh.ts";
import { expect, type RunningBank, test } from "../browser/bank.ts";
import { expectAccessible } from "../browser/checks.ts";
import { inputModeOf, walks } from "../browser/input-modes.ts";
import { codeTo, enter, forgetCodes, otherThan, PASSWORD, personOf } from "../browser/people.ts";
import { checkerAt } from "./accessible/page-checker.ts";

const send = (page: Page) => page.locator("main form[method=post] button[type=submit]").first();
const NEW_PASSWORD = "Harbour-5917";
const wordings = {
  "zh-TW": {
    texts: zh,
    left: "還可再試 4 次",
    run: "相同或連續的字元",
    differs: /兩次輸入的(密碼|內容)不同/,
  },
  en: {
    texts: en,
    left: "You have 4 attempts left",
    run: "identical or consecutive characters",
    differs: /two (passwords|entries) do not match/,
  },
};

/** Other tests of the same bank sign in as these customers with the demonstration's password. */
async function putPasswordBack(bank: RunningBank, userId: string): Promise<void> {
  await bank.sql(
    `update customer set password_hash = theirs.password_hash from customer as theirs
      where customer.user_id = '${userId}' and theirs.user_id = 'nomail01'`,
  );
}

test.beforeEach(({ bank }) => forgetCodes(bank));

for (const { way, language } of walks) {
  test.describe(`by ${way} in ${language}`, () => {
    test.use({ javaScriptEnabled: way !== "plain" });

    test("a forgotten user ID is found by mail [A02] [R08] [R09] [B02]", async ({ page, bank }) => {
      const words = {
        "zh-TW": { link: "忘記使用者代號", found: "找到您的使用者代號" },
        en: { link: "Forgot user ID", found: "We found your user ID" },
      }[language];
      const inputMode = inputModeOf(page, way);
      await page.goto(`/login?lang=${language}`);
      await inputMode.press(page.locator("main").getByRole("link", { name: words.link }));
      await expect(page).toHaveURL(/\/login\/forgot-idpw$/);
      await inputMode.type(page.locator("#nationalId"), personOf("basic01").nationalId);
      await inputMode.press(send(page));
      await expect(page).toHaveURL(/\/forgot-idpw\/forgot-id-otp$/);
      await inputMode.type(page.locator("#mailCode"), await codeTo(bank, "basic01", "mail"));
      await inputMode.press(send(page));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.found);
      await expect(page.getByText("ba***01")).toBeVisible();
      await expect(page.getByText("basic01", { exact: true })).toHaveCount(0);
    });

    test("a new password is set after a code by SMS and one by mail [A02] [R08]", async ({
      page,
      bank,
    }) => {
      const words = wordings[language];
      const person = personOf({ scripts: "cards01", plain: "loans01", keyboard: "alloff01" }[way]);
      const inputMode = inputModeOf(page, way);
      await page.goto(`/login/forgot-idpw?find=password&lang=${language}`);
      await inputMode.type(page.locator("#nationalId"), person.nationalId);
      await inputMode.type(page.locator("#userId"), person.userId);
      await inputMode.press(send(page));
      await expect(page.locator("#smsCode")).toBeVisible();
      const [sms, mail] = [
        await codeTo(bank, person.userId, "sms"),
        await codeTo(bank, person.userId, "mail"),
      ];
      // A code that was right is not requested again.
      await inputMode.type(page.locator("#smsCode"), sms);
      await inputMode.type(page.locator("#mailCode"), otherThan(mail));
      await inputMode.press(send(page));
      await expect(page.locator("#mailCode-error")).toContainText(words.left);
      await expect(page.locator("#smsCode")).toHaveCount(0);
      await inputMode.type(page.locator("#mailCode"), mail);
      await inputMode.press(send(page));
      await inputMode.type(page.locator("#newPassword"), "abcd1234");
      await inputMode.type(page.locator("#newPasswordAgain"), "abcd1234");
      await inputMode.press(send(page));
      await expect(page.locator("#newPassword-error")).toContainText(words.run);
      await inputMode.type(page.locator("#newPassword"), NEW_PASSWORD);
      await inputMode.type(page.locator("#newPasswordAgain"), `${NEW_PASSWORD}x`);
      await inputMode.press(send(page));
      await expect(page.getByText(words.differs).first()).toBeVisible();
      await inputMode.type(page.locator("#newPassword"), NEW_PASSWORD);
      await inputMode.type(page.locator("#newPasswordAgain"), NEW_PASSWORD);
      await inputMode.press(send(page));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.texts.doneTitle);
      await expect(page.getByText(words.texts.lockStays)).toBeVisible();
      await inputMode.press(page.getByRole("link", { name: words.texts.toSignIn }));
      await enter(page, person, { password: NEW_PASSWORD, inputMode });
      await expect(page).toHaveURL(/\/overview$/);
      await putPasswordBack(bank, person.userId);
    });
  });
}

test("a wrong code tells the tries left, and five end it: a new one can be asked for [B02] [M01]", async ({
  page,
  bank,
}) => {
  await page.goto("/login/forgot-idpw");
  await page.fill("#nationalId", personOf("joint01").nationalId);
  await send(page).click();
  await expect(page.locator("#mailCode")).toBeVisible();
  const wrong = otherThan(await codeTo(bank, "joint01", "mail"));
  for (const left of [4, 3, 2, 1]) {
    await page.fill("#mailCode", wrong);
    await send(page).click();
    await expect(page.locator("#mailCode-error")).toContainText(`還可再試 ${left} 次`);
    await expect(page.locator("#mailCode")).toHaveValue("");
  }
  await page.fill("#mailCode", wrong);
  await send(page).click();
  await expect(page.locator("#mailCode-error")).toContainText("這組驗證碼已失效");
  await expectAccessible(page);
  await page.getByRole("button", { name: "重寄電子郵件驗證碼" }).click();
  await expect(page.getByText("已寄出新的驗證碼")).toBeVisible();
  await page.fill("#mailCode", await codeTo(bank, "joint01", "mail"));
  await send(page).click();
  await expect(page.getByText("jo***01")).toBeVisible();
});

test("a code is not sent twice: the page says how long to wait, and offers an SMS [R09]", async ({
  page,
  bank,
}) => {
  await page.goto("/login/forgot-idpw");
  await page.fill("#nationalId", personOf("twdonly01").nationalId);
  await send(page).click();
  await page.getByRole("button", { name: "重寄電子郵件驗證碼" }).click();
  await expect(page.getByText(/^[45] 分 \d+ 秒後可以重新寄送。$/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "改用簡訊接收驗證碼" }).click();
  await expect(page.getByText("已寄出新的驗證碼")).toBeVisible();
  await page.fill("#smsCode", await codeTo(bank, "twdonly01", "sms"));
  await send(page).click();
  await expect(page.getByText("tw***01")).toBeVisible();
});

test("somebody unknown sees the same as everybody, and gets no letter [B02]", async ({
  page,
  bank,
}) => {
  const [before] = await bank.sql("select count(*) from outbox");
  await page.goto("/login/forgot-idpw");
  await page.fill("#nationalId", "A123456789");
  await send(page).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("輸入驗證碼");
  await page.fill("#mailCode", "123456");
  await send(page).click();
  await expect(page.locator("#mailCode-error")).toContainText("還可再試 4 次");
  expect(await bank.sql("select count(*) from outbox")).toEqual([before]);
});

test("who has no mail on file is told so after the code by SMS [B02] [M01]", async ({
  page,
  bank,
}) => {
  await page.goto("/login/forgot-idpw");
  await page.fill("#nationalId", personOf("nomail01").nationalId);
  await send(page).click();
  await page.getByRole("button", { name: "改用簡訊接收驗證碼" }).click();
  await expect(page.locator("#smsCode")).toBeVisible();
  await page.fill("#smsCode", await codeTo(bank, "nomail01", "sms"));
  await send(page).click();
  await expect(page.getByText("您未留存電子郵件，無法寄送使用者代號")).toBeVisible();
});

for (const language of ["zh-TW", "en", "ko"]) {
  test(`every step of a new password and of a user ID is accessible and valid in ${language} [R08] [R09]`, async ({
    page,
    bank,
  }) => {
    test.slow();
    const person = personOf("advanced01");
    const check = checkerAt(page);
    await page.goto(`/login/forgot-idpw?find=password&lang=${language}`);
    await send(page).click();
    await expect(page.locator("#userId-error")).toBeVisible();
    await check();
    await page.fill("#nationalId", person.nationalId);
    await page.fill("#userId", person.userId);
    await send(page).click();
    await expect(page.locator("#smsCode")).toBeVisible();
    await check();
    const mail = await codeTo(bank, person.userId, "mail");
    await page.fill("#smsCode", await codeTo(bank, person.userId, "sms"));
    await page.fill("#mailCode", otherThan(mail));
    await send(page).click();
    await expect(page.locator("#mailCode-error")).toBeVisible();
    await check();
    await page.fill("#mailCode", mail);
    await send(page).click();
    await page.locator("#newPassword").pressSequentially("Aa1");
    await expect(page.locator("[data-strength]")).not.toBeEmpty();
    await check();
    await page.fill("#newPassword", "abcd1234");
    await page.fill("#newPasswordAgain", "abcd1234");
    await send(page).click();
    await expect(page.locator("#newPassword-error")).toBeVisible();
    await check();
    await page.fill("#newPassword", PASSWORD);
    await page.fill("#newPasswordAgain", PASSWORD);
    await send(page).click();
    await expect(page.locator("#newPassword")).toHaveCount(0);
    await check();
    await forgetCodes(bank);
    await page.goto("/login/forgot-idpw");
    await page.fill("#nationalId", person.nationalId);
    await send(page).click();
    await page.fill("#mailCode", await newMailCode(page, bank, person.userId));
    await send(page).click();
    await expect(page.getByText("ad***01")).toBeVisible();
    await check();
  });
}

/** The code requested by the open page. */
async function newMailCode(page: Page, bank: RunningBank, userId: string): Promise<string> {
  await expect(page.locator("#mailCode")).toBeVisible();
  return codeTo(bank, userId, "mail");
}
