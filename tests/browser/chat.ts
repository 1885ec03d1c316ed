// How tests use the chat, in two languages.

import type { Page } from "@playwright/test";

/** The chat's page. */
export const CHAT = "/support/chat";

/** Questions and texts of the page, by language. */
export const speech = {
  "zh-TW": {
    title: "線上客服",
    field: "您的訊息",
    send: "送出",
    question: "轉帳限額是多少？",
    entry: "轉帳限額是多少？",
    automatic: "自動回覆",
    nothing: "找不到相關的內容",
    hidden: "已先遮蔽才保存",
    secret: "我的密碼是 Sunrise-8264",
    failed: "連線中斷",
    download: "下載對話",
    end: "結束對話",
    ended: "對話已結束",
    again: "開始新的對話",
    person: "將對話轉由專人回覆",
  },
  en: {
    title: "Chat",
    field: "Your message",
    send: "Send",
    question: "What is the transfer limit?",
    entry: "What are the transfer limits?",
    automatic: "Automated reply",
    nothing: "I couldn’t find this",
    hidden: "We masked it",
    secret: "my password is Sunrise-8264",
    failed: "Connection lost",
    download: "Download chat",
    end: "End chat",
    ended: "This chat has ended",
    again: "Start a new chat",
    person: "Send to our staff",
  },
} as const;

/** The parts of the chat's page. */
export function partsOf(page: Page, { field, send }: { field: string; send: string }) {
  const log = page.getByRole("log");
  return {
    log,
    messages: log.locator("> div > ol > li"),
    newest: log.locator("> div > ol > li").last(),
    field: page.getByLabel(field),
    send: page.getByRole("button", { name: send, exact: true }),
  };
}
