import type { Page } from "@playwright/test";
import { KEYPAD_PATH } from "#base/identity/keypad.ts";
import { expect, test } from "../browser/bank.ts";
import { expectAccessible } from "../browser/checks.ts";
import { everyWalk, inputModeOf, ways } from "../browser/input-modes.ts";
import { enter, PASSWORD, personOf, signInAs } from "../browser/people.ts";
import { checkerAt } from "./accessible/page-checker.ts";

const submit = (page: Page) => page.locator("main form[method=post] button[type=submit]").first();

const greetings = {
  "zh-TW": { hello: "帳戶總覽", out: "登出", bye: "已安全登出" },
  en: { hello: "Overview", out: "Sign out", bye: "You are signed out" },
};

const refused = {
  "zh-TW": {
    title: /^錯誤：登入/,
    fields: ["請輸入身分證字號。", "請輸入使用者代號。", "請輸入密碼。"],
  },
  en: {
    title: /^Error: Sign in/,
    fields: ["Enter your national ID.", "Enter your user ID.", "Enter your password."],
  },
};

for (const { way, language } of everyWalk) {
  test.describe(`by ${way} in ${language}`, () => {
    test.use({ javaScriptEnabled: way !== "plain" });

    test("a customer signs in and out [A02] [R07] [B01] [S02]", async ({ page }) => {
      const words = greetings[language];
      const inputMode = inputModeOf(page, way);
      await page.goto(`/login?lang=${language}`);
      const sent = page.waitForRequest((request) => request.method() === "POST");
      await enter(page, personOf("basic01"), { inputMode });
      const posted = (await sent).postData() ?? "";
      await expect(page).toHaveURL(/\/overview$/);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.hello);
      // With scripts the password leaves the page encrypted, and never in plain text [C69].
      expect(posted.includes(PASSWORD)).toBe(way === "plain");
      expect(posted.includes("encryptedInput=")).toBe(way !== "plain");
      await inputMode.press(page.getByRole("banner").getByRole("button", { name: words.out }));
      await expect(page).toHaveURL(/\/login\?ended=out$/);
      await expect(page.getByText(words.bye)).toBeVisible();
      await page.goto("/overview");
      await expect(page).toHaveURL(/\/login\?to=%2Foverview$/);
    });

    test("what is left empty is asked for, field by field [V01]", async ({ page }) => {
      const inputMode = inputModeOf(page, way);
      const { title, fields } = refused[language];
      await page.goto(`/login?lang=${language}`);
      await inputMode.press(submit(page));
      await expect(page).toHaveTitle(title);
      const summary = page.locator("main [role=alert]:has(h2)");
      await expect(summary).toBeFocused();
      await expect(summary.getByRole("link")).toHaveText(fields);
      await inputMode.press(summary.getByRole("link", { name: fields[1] as string }));
      await expect(page.locator("#userId")).toBeFocused();
    });
  });
}

for (const way of ways) {
  test.describe(`in one way, ${way}`, () => {
    test.use({ javaScriptEnabled: way !== "plain" });

    test("wrong values tell the tries left out of 5, and then lock [S05] [M01]", async ({
      page,
    }) => {
      const inputMode = inputModeOf(page, way);
      const nobody = { nationalId: "A123456789", userId: `nobody${way.slice(0, 5)}` };
      await page.goto("/login");
      for (const left of [4, 3, 2, 1]) {
        await enter(page, nobody, { password: "Moonlight7x4", inputMode });
        await expect(page.getByText(`還可再試 ${left} 次（共 5 次）`)).toBeVisible();
        await expect(page.locator("#nationalId")).toHaveValue(nobody.nationalId);
        await expect(page.locator("#userId")).toHaveValue(nobody.userId);
        await expect(page.locator("#password")).toHaveValue("");
      }
      await enter(page, nobody, { password: "Moonlight7x4", inputMode });
      await expect(page.getByText("登入資料已輸入錯誤 5 次")).toBeVisible();
      await expect(page.locator("main").getByRole("link", { name: /App Store/ })).toBeVisible();
    });

    test("a national ID is remembered on request, masked, until it is not [B01]", async ({
      page,
    }) => {
      const inputMode = inputModeOf(page, way);
      await page.goto("/login");
      await inputMode.press(page.locator("#rememberNationalId"));
      await enter(page, personOf("foreign01"), { inputMode });
      await expect(page).toHaveURL(/\/overview$/);
      await page.goto("/logout");
      await inputMode.press(submit(page));
      await expect(page.getByText("H12****726")).toBeVisible();
      await inputMode.type(page.locator("#userId"), "foreign01");
      await inputMode.type(page.locator("#password"), PASSWORD);
      await inputMode.press(page.locator("#rememberNationalId"));
      await inputMode.press(submit(page));
      await expect(page).toHaveURL(/\/overview$/);
      await page.goto("/logout");
      await inputMode.press(submit(page));
      await expect(page.locator("#nationalId")).toHaveValue("");
    });
  });
}

test("another national ID can be used in place of the remembered one [B01]", async ({ page }) => {
  await page.goto("/login?to=%2Foverview%2Fsecurity");
  await page.check("#rememberNationalId");
  await enter(page, personOf("foreign01"));
  await expect(page).toHaveURL(/\/overview\/security$/);
  await page.goto("/logout");
  await submit(page).click();
  await expect(page).toHaveURL(/\/login\?ended=out$/);
  await page.goto("/login?to=%2Foverview%2Fsecurity");
  await page.getByRole("link", { name: "使用其他身分證字號" }).click();
  await enter(page, personOf("twdonly01"));
  await expect(page).toHaveURL(/\/overview\/security$/);
  await expect(page.getByLabel("登入狀態")).toContainText("李淑芬");
});

for (const [userId, words] of [
  ["locked01", "登入資料已輸入錯誤 5 次，登入已暫時鎖定"],
  ["flagged01", "偵測到異常活動"],
  ["applied01", "您尚未開立帳戶"],
  ["closed01", "查無您的客戶資料"],
] as const) {
  test(`${userId} is told why, and the way on [S05] [M01]`, async ({ page }) => {
    await page.goto("/login");
    await enter(page, personOf(userId));
    await expect(page.getByRole("alert").filter({ hasText: words })).toBeFocused();
    await expect(page.getByRole("heading", { name: "您可以這麼做" })).toBeVisible();
    await expectAccessible(page);
  });
}

for (const [typed, words] of [
  ["A12345678", "請輸入身分證字號或居留證統一證號共 10 碼"],
  ["A123456788", "身分證字號不正確"],
] as const) {
  test(`the national ID ${typed} is refused beside its field [V02]`, async ({ page }) => {
    await page.goto("/login");
    await enter(page, { nationalId: typed, userId: "somebody1" });
    await expect(page.locator("#nationalId-error")).toContainText(words);
    await expect(page.locator("#nationalId")).toHaveAttribute("aria-invalid", "true");
  });
}

test("a user ID that cannot be one is refused beside its field [V01]", async ({ page }) => {
  await page.goto("/login");
  await enter(page, { nationalId: "A123456789", userId: "no" });
  await expect(page.locator("#userId-error")).toContainText("6 至 14 個英文字母與數字");
});

test("a guest goes on to the products [A02] [B01]", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("link", { name: "訪客模式" }).click();
  await expect(page).toHaveURL(/\/products$/);
});

test("the wanted page is reached after signing in, and the sign-in is not shown again [R07]", async ({
  page,
}) => {
  await signInAs(page, "joint01", "/overview/security");
  await page.goto("/login?to=%2Fnotice");
  await expect(page).toHaveURL(/\/notice$/);
});

test("a password can be typed on the screen, with keys in another order [C69]", async ({
  page,
}) => {
  await page.goto("/login");
  await page.locator("#password").focus();
  const open = page.getByRole("button", { name: "螢幕鍵盤" });
  await open.focus();
  await page.keyboard.press("Enter");
  const pad = page.getByRole("dialog", { name: "螢幕鍵盤" });
  await expect(pad).toBeVisible();
  await expectAccessible(page);
  const letters = pad.getByRole("group", { name: "英文字母" });
  const before = await letters.innerText();
  await pad.getByRole("button", { name: "重新排列" }).click();
  expect(await letters.innerText()).not.toBe(before);
  await pad.getByRole("button", { name: "大寫" }).click();
  await pad.getByRole("button", { name: "S", exact: true }).click();
  await pad.getByRole("button", { name: "大寫" }).click();
  for (const key of PASSWORD.slice(1)) {
    await pad.getByRole("button", { name: key, exact: true }).click();
  }
  await expect(pad.getByText(`已輸入 ${PASSWORD.length} 個字元`)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(pad).toBeHidden();
  await expect(open).toBeFocused();
  const { nationalId, userId } = personOf("joint01");
  await page.fill("#nationalId", nationalId);
  await page.fill("#userId", userId);
  await submit(page).click();
  await expect(page).toHaveURL(/\/overview$/);
});

test("nothing is sent where the password cannot be encrypted [C69]", async ({
  page,
  pageErrors,
}) => {
  await page.route(`**${KEYPAD_PATH}`, (route) => route.abort());
  await page.goto("/login");
  let posts = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") posts += 1;
  });
  await enter(page, personOf("joint01"));
  await expect(page.getByText("沒有送出任何資料")).toBeVisible();
  await expect(page.locator("#password")).toHaveValue(PASSWORD);
  expect(posts).toBe(0);
  await page.unroute(`**${KEYPAD_PATH}`);
  await submit(page).click();
  await expect(page).toHaveURL(/\/overview$/);
  // Drops the browser's own message about the aborted request.
  pageErrors.length = 0;
});

for (const language of ["zh-TW", "en", "ko"]) {
  test(`signing in is accessible in every state in ${language}`, async ({ page }) => {
    const check = checkerAt(page);
    await page.goto(`/login?lang=${language}`);
    for (const ended of ["elsewhere", "timeout", "out"]) {
      await page.goto(`/login?ended=${ended}`);
      await check();
    }
    await submit(page).click();
    await expect(page.locator("main [role=alert]:has(h2)")).toBeVisible();
    await check();
  });
}
