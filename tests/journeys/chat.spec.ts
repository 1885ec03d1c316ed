import { readFileSync } from "node:fs";
import { expect, test } from "../browser/bank.ts";
import { CHAT, partsOf, speech } from "../browser/chat.ts";
import { expectAccessible } from "../browser/checks.ts";
import { inputModeOf, ways } from "../browser/input-modes.ts";
import { invalidIn } from "../browser/valid-html.ts";

test.beforeEach(async ({ bank }) => void (await bank.sql("delete from chat_count")));

for (const way of ways) {
  for (const language of ["zh-TW", "en"] as const) {
    const words = speech[language];

    test.describe(`by ${way} in ${language}`, () => {
      test.use({ javaScriptEnabled: way !== "plain" });

      test("a visitor asks, is answered automatically, and takes the chat along [A11]", async ({
        page,
      }) => {
        const inputMode = inputModeOf(page, way);
        const { messages, newest, field, send } = partsOf(page, words);
        await page.goto(`${CHAT}?lang=${language}`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
        await expect(messages).toHaveCount(1);
        await inputMode.type(field, words.question);
        await inputMode.press(send);
        await expect(messages).toHaveCount(3);
        await expect(messages.nth(1)).toContainText(words.question);
        await expect(newest).toContainText(words.automatic);
        await expect(newest).toBeInViewport();
        await expect(field).toHaveValue("");
        await inputMode.type(field, "zzqq");
        await inputMode.press(send);
        await expect(messages).toHaveCount(5);
        await expect(newest).toContainText(words.nothing);
        await inputMode.type(field, words.secret);
        await inputMode.press(send);
        await expect(messages).toHaveCount(7);
        await expect(messages.nth(5)).toContainText(words.hidden);
        await expect(messages.nth(5)).not.toContainText("8264");
        if (way !== "plain") await expectAccessible(page);
        const downloading = page.waitForEvent("download");
        await inputMode.press(page.getByRole("link", { name: words.download }));
        const file = await (await downloading).path();
        const text = readFileSync(file, "utf8");
        expect(text).toContain(words.question);
        expect(text).not.toContain("8264");
        await inputMode.press(messages.nth(2).getByRole("link", { name: words.entry }));
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.entry);
      });

      test("a visitor ends a chat, reads it once more, and begins another [A11]", async ({
        page,
      }) => {
        const inputMode = inputModeOf(page, way);
        const { messages, field, send } = partsOf(page, words);
        await page.goto(`${CHAT}?lang=${language}`);
        await inputMode.type(field, words.question);
        await inputMode.press(send);
        await expect(messages).toHaveCount(3);
        await inputMode.press(page.getByRole("button", { name: words.end }));
        await expect(page.getByText(words.ended)).toBeVisible();
        await expect(messages).toHaveCount(3);
        await expect(field).toHaveCount(0);
        if (way !== "plain") await expectAccessible(page);
        await inputMode.press(page.getByRole("button", { name: words.again }));
        await expect(messages).toHaveCount(1);
        await expect(field).toBeVisible();
      });
    });
  }
}

for (const scripts of [true, false]) {
  test.describe(scripts ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled: scripts });
    const words = speech["zh-TW"];

    test("what cannot be sent stays in the field, with the reason beside it [A11]", async ({
      page,
    }) => {
      const { messages, field, send } = partsOf(page, words);
      await page.goto(CHAT);
      await send.click();
      const summary = page.getByRole("alert");
      await expect(summary).toBeFocused();
      const long = "字".repeat(501);
      await field.fill(long);
      await send.click();
      await expect(summary).toContainText("500");
      await expect(field).toHaveValue(long);
      await expect(field).toHaveAttribute("aria-invalid", "true");
      await field.fill(`${"字".repeat(498)}\n字`);
      await send.click();
      await expect(messages).toHaveCount(3);
      await expect(summary).toHaveCount(0);
      await expect(field).toHaveValue("");
    });

    test("code in a message is text, and nothing runs [A11]", async ({ page }) => {
      const code = "<img src=x onerror=alert(1)> </li> <script>alert(2)</script>";
      const { messages, field, send } = partsOf(page, words);
      page.on("dialog", () => expect("a dialog opened").toBe(""));
      await page.goto(CHAT);
      await field.fill(code);
      await send.click();
      await expect(messages).toHaveCount(3);
      await expect(messages.nth(1)).toContainText(code);
      const answer = await page.request.get(CHAT);
      expect(await invalidIn(await answer.text())).toEqual([]);
    });
  });

  test.describe(scripts ? "from way to way with scripts" : "from way to way without", () => {
    test.use({ javaScriptEnabled: scripts });
    const words = speech["zh-TW"];

    test("all four ways to help lead to help: search, chat, inquiry and call centre [A11]", async ({
      page,
      bank,
    }) => {
      await bank.sql("delete from inquiry_count");
      await page.goto("/support");
      await page.getByRole("searchbox", { name: "搜尋常見問題" }).fill("轉帳 限額");
      await page.getByRole("main").getByRole("button", { name: "搜尋" }).click();
      await expect(page.getByRole("link", { name: words.entry })).toBeVisible();

      await page.goto("/support/contact-us");
      await expect(page.getByText("0800-899-899").first()).toBeVisible();
      await page.getByRole("link", { name: "開始對話" }).click();
      const { messages, field, send } = partsOf(page, words);
      await field.fill("昨天的轉帳還沒到帳，請幫忙查詢");
      await send.click();
      await expect(messages).toHaveCount(3);
      const call = page.getByRole("region", { name: "電話客服" });
      await expect(call).toContainText("服務中");
      await expect(call.getByRole("link")).toHaveAttribute("href", "tel:0800-899-899");

      await page.getByRole("button", { name: words.person }).click();
      await page.locator("summary", { hasText: /^轉帳$/ }).click();
      await page.getByLabel("轉帳問題").check();
      await page.getByRole("button", { name: "下一步" }).click();
      await expect(page.getByLabel("問題描述")).toHaveValue(
        /^【線上客服對話】\n\n您：昨天的轉帳還沒到帳，請幫忙查詢\n\n自動回覆：/,
      );
      const email = `chat-${scripts ? "on" : "off"}@example.com`;
      await page.getByLabel("中文姓名").fill("王小明");
      await page.getByLabel("電子郵件").fill(email);
      await page.getByLabel("電話", { exact: true }).fill("0912-345-678");
      await page.getByRole("button", { name: "下一步" }).click();
      await page.getByRole("button", { name: "送出留言" }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("已收到您的留言");
      const stored = await bank.sql(
        `select from inquiry where email = '${email}' and description like '%昨天的轉帳還沒到帳%'`,
      );
      expect(stored).toHaveLength(1);
    });
  });
}
