import { expect, test } from "../browser/bank.ts";
import { CHAT, partsOf, speech } from "../browser/chat.ts";
import { expectAccessible } from "../browser/checks.ts";

test.beforeEach(async ({ bank }) => void (await bank.sql("delete from chat_count")));

test("by scripts Enter sends, Shift and Enter makes a line, and the field keeps the focus [A11]", async ({
  page,
}) => {
  const { log, messages, newest, field } = partsOf(page, speech["zh-TW"]);
  await page.goto(CHAT);
  await field.focus();
  for (const count of [3, 5, 7, 9]) {
    await page.keyboard.insertText("轉帳");
    await page.keyboard.press("Shift+Enter");
    await page.keyboard.insertText("限額");
    await page.keyboard.press("Enter");
    await expect(messages).toHaveCount(count);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("");
    await expect(newest.getByRole("link").first()).toBeInViewport();
    await expect(messages.nth(count - 2)).toBeInViewport();
  }
  await expect(messages.nth(1)).toContainText("轉帳 限額");
  expect(await log.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true);
});

test("by scripts a message written without a connection waits, and is sent once when it is back [A11]", async ({
  page,
  context,
  pageErrors,
}) => {
  const words = speech["zh-TW"];
  const { messages, newest, field, send } = partsOf(page, words);
  await page.goto(CHAT);
  await field.fill("轉帳限額");
  await context.setOffline(true);
  await send.click();
  await expect(page.getByRole("status").filter({ hasText: words.failed })).toBeVisible();
  await expect(newest).toContainText("轉帳限額");
  await context.setOffline(false);
  await expect(messages).toHaveCount(3, { timeout: 20_000 });
  await expect(page.getByRole("status").filter({ hasText: words.failed })).toHaveCount(0);
  await page.reload();
  await expect(messages).toHaveCount(3);
  // Drops the browser's own message about the lost connection.
  pageErrors.splice(0);
});

test("by scripts a chat that was forgotten elsewhere gives way to the new one [A11]", async ({
  page,
  context,
}) => {
  const words = speech["zh-TW"];
  const { messages, field, send } = partsOf(page, words);
  await page.goto(CHAT);
  for (const count of [3, 5]) {
    await field.fill("轉帳限額");
    await send.click();
    await expect(messages).toHaveCount(count);
  }
  await context.clearCookies({ name: "local-chat" });
  await field.fill("開戶");
  await send.click();
  await expect(messages).toHaveCount(3);
  await expect(messages.nth(1)).toContainText("開戶");
});

test("a full chat says so, and leads to a person [A11]", async ({ page, bank }) => {
  const words = speech["zh-TW"];
  const { messages, field, send } = partsOf(page, words);
  await page.goto(CHAT);
  await field.fill("轉帳限額");
  await send.click();
  await expect(messages).toHaveCount(3);
  await bank.sql(
    `insert into chat_message (chat_id, number, author, body, entries, is_masked, written_at)
     select id, number, 'visitor', repeat('問', 40), '[]', false, bank.now()
       from (select id from chat order by id desc limit 1) newest, generate_series(3, 60) number`,
  );
  await page.goto(CHAT);
  await expect(page.getByText("這次對話還可以送出 1 則訊息。")).toBeVisible();
  await field.fill("最後一問");
  await send.click();
  await expect(page.getByText("對話已達上限")).toBeVisible();
  await expect(field).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: words.person }).click();
  await expect(page.locator("input[name=description]")).toHaveValue(
    /較早的對話已省略[\s\S]*最後一問/,
  );
});

test("what is printed is the conversation, all of it [A11]", async ({ page }) => {
  const { log, messages, field, send } = partsOf(page, speech["zh-TW"]);
  await page.goto(CHAT);
  for (const count of [3, 5, 7]) {
    await field.fill("轉帳限額");
    await send.click();
    await expect(messages).toHaveCount(count);
  }
  await page.emulateMedia({ media: "print" });
  await expect(field).toBeHidden();
  await expect(page.getByRole("heading", { name: "轉由專人回覆" })).toBeHidden();
  expect(await log.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
});
