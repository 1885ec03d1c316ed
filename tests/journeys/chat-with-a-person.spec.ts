import type { Page } from "@playwright/test";
import { smallPicture } from "#server/uploads/pictures.testing.ts";
import { expect, type RunningBank, test } from "../browser/bank.ts";
import { CHAT, partsOf, speech } from "../browser/chat.ts";
import { expectAccessible } from "../browser/checks.ts";
import { signInAtDesk } from "../browser/desk.ts";

const words = speech["zh-TW"];

test.beforeEach(async ({ bank }) => {
  await bank.sql("delete from chat_count; delete from chat; delete from chat_duty");
});

/** A picture as a visitor chooses it. */
async function photo() {
  return { name: "帳單.png", mimeType: "image/png", buffer: await smallPicture("png") };
}

/** Signs in at the desk, and opens its chats. */
async function openChats(page: Page, bank: RunningBank, userId: string): Promise<void> {
  await signInAtDesk(page, bank, userId);
  await page.goto(`${bank.deskOrigin}/desk/chats`);
}

test("a visitor is served by a person: queue, messages, typing, reading, a picture, the end and the transcript [A11]", async ({
  page,
  browser,
  bank,
}) => {
  const desk = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 } })
  ).newPage();
  await openChats(desk, bank, "service01");
  await expect(desk.getByText("目前沒有人等候。")).toBeVisible();

  const { messages, newest, field, send } = partsOf(page, words);
  await page.goto(CHAT);
  await field.fill("帳單金額不對");
  await send.click();
  await expect(messages).toHaveCount(3);
  await page.getByRole("button", { name: "轉接專人" }).click();
  await expect(page.getByText("您是下一位")).toBeVisible();
  await expect(newest).toContainText("已為您轉接專人");
  await expectAccessible(page);

  // The queue is live; the shortcut takes the next chat.
  await expect(desk.getByText("帳單金額不對")).toBeVisible();
  await expectAccessible(desk);
  await desk.keyboard.press("Alt+KeyN");
  const deskField = desk.getByLabel("回覆");
  await expect(deskField).toBeFocused();
  await expect(page.getByText("高詩涵正在為您服務").first()).toBeVisible();

  await desk.keyboard.type("您好，我是高詩涵");
  await expect(page.getByText("高詩涵正在輸入…")).toBeVisible();
  await desk.keyboard.press("Enter");
  await expect(newest).toContainText("您好，我是高詩涵");
  await expect(desk.getByText("訪客已讀")).toBeVisible();
  await expectAccessible(desk);

  await page.getByLabel("加入圖片").setInputFiles(await photo());
  await field.fill("請看這張圖");
  await expect(desk.getByText("訪客正在輸入…")).toBeVisible();
  await send.click();
  await expect(newest.getByRole("img")).toBeVisible();
  await expect(newest).toContainText("已讀");
  const picture = desk.getByRole("log").getByRole("img");
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  await desk.getByRole("button", { name: "結束對話" }).click();
  await expect(desk.getByText("對話已結束").first()).toBeVisible();
  await expect(page.getByText("對話已結束")).toBeVisible();
  await page.getByLabel("電子郵件").fill("visitor@example.com");
  await page.getByRole("button", { name: "寄送紀錄" }).click();
  await expect(page.getByText("對話紀錄已寄到 v***@example.com。")).toBeVisible();
  await expectAccessible(page);
  const letters = await bank.sql("select from outbox where address = 'visitor@example.com'");
  expect(letters).toHaveLength(1);
  await desk.context().close();
});

test("a visitor whose page has loaded needs no more scripts to hear a person and to send a picture, and a refused picture takes nothing that is typed [A11]", async ({
  page,
  browser,
  bank,
}) => {
  const desk = await (await browser.newContext()).newPage();
  await openChats(desk, bank, "service01");
  const { newest, field, send } = partsOf(page, words);
  await page.goto(CHAT, { waitUntil: "networkidle" });
  await expect(page.getByText("按 Enter 送出")).toBeVisible();
  await page.route(/\.js($|\?)/, (route) => route.abort());
  await page.getByRole("button", { name: "轉接專人" }).click();
  await expect(newest).toContainText("已為您轉接專人");
  await desk.getByRole("button", { name: "接手下一位" }).click();
  await expect(newest).toContainText("已加入對話");
  await page.getByLabel("加入圖片").setInputFiles(await photo());
  await send.click();
  await expect(newest.getByRole("img")).toBeVisible();

  // The refusal comes while the visitor types the next message.
  const { promise: typed, resolve: go } = Promise.withResolvers<void>();
  await page.route("**/v1/support/chats/messages", async (route) => {
    await typed;
    await route.continue();
  });
  const wrong = { name: "a.png", mimeType: "image/png", buffer: Buffer.from("no picture") };
  await page.getByLabel("加入圖片").setInputFiles(wrong);
  await field.fill("第一則");
  await send.click();
  await expect(field).toHaveValue("");
  await page.keyboard.insertText("第二");
  go();
  await expect(page.getByRole("alert")).toContainText("檔案格式不符");
  await expect(field).toBeFocused();
  await page.keyboard.insertText("則");
  await expect(field).toHaveValue("第二則");
  await desk.context().close();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor and a member of staff chat by forms alone [A11]", async ({
    page,
    browser,
    bank,
  }) => {
    const desk = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await openChats(desk, bank, "service02");
    const { messages, newest, field, send } = partsOf(page, words);
    await page.goto(CHAT);
    await page.getByRole("button", { name: "轉接專人" }).click();
    await expect(page.getByText("您是下一位")).toBeVisible();
    await expect(page.getByText("請每隔幾分鐘按一次「查看新訊息」")).toBeVisible();
    await field.fill("沒有程式也可以嗎？");
    await page.getByLabel("加入圖片").setInputFiles(await photo());
    await send.click();
    await expect(newest).toContainText("沒有程式也可以嗎？");
    await expect(newest.getByRole("img")).toBeVisible();
    // The browser's own resubmission sends the same message: it appears once.
    await page.goBack();
    const count = await messages.count();

    await desk.reload();
    await desk.getByRole("button", { name: "接手下一位" }).click();
    await desk.getByLabel("回覆").fill("可以的");
    await desk.getByRole("button", { name: "送出" }).click();
    await expect(desk.getByRole("log")).toContainText("可以的");
    await page.goto(CHAT);
    await expect(newest).toContainText("可以的");
    expect(await messages.count()).toBeGreaterThan(count);
    await page.getByRole("link", { name: "查看新訊息" }).click();
    await page.getByRole("button", { name: "結束對話" }).click();
    await expect(page.getByText("對話已結束")).toBeVisible();
    await desk.context().close();
  });
});
