import { describe, expect, test } from "vitest";
import { wantsPerson } from "#areas/support/rules/heard.ts";
import { SEARCH_LENGTH } from "#areas/support/rules.ts";
import { inquiryTextOf, transcriptOf } from "./rules/transcript.ts";
import { isCourtesy, type Message, messageOf, searchedPart } from "./rules.ts";
import { chatTexts } from "./texts/words.ts";

describe("a message", () => {
  test.each([
    ["of 500 characters", "字".repeat(500), "字".repeat(500)],
    ["of 501 characters", "字".repeat(501), null],
    ["of 500 emoji", "🙂".repeat(500), "🙂".repeat(500)],
    ["with space around it", "  hello \r\nthere\u0007 ", "hello \nthere"],
    ["of nothing but space", " \n\t ", null],
    ["of nothing that can be seen", "\u0000\u0007", null],
  ])("%s", (_, typed, expected) => {
    expect(messageOf(typed)).toBe(expected);
  });

  test.each([
    ["轉帳限額是多少？", "轉帳限額是多少？"],
    ["a\n\nb", "a b"],
    [`${"您好。".repeat(40)}轉帳要手續費嗎？謝謝。`, "轉帳要手續費嗎？"],
    [`${"Hello. ".repeat(20)}Is there a fee? Thanks.`, "Is there a fee?"],
    ["字".repeat(300), "字".repeat(SEARCH_LENGTH)],
    ["🙂".repeat(300), "🙂".repeat(SEARCH_LENGTH / 2)],
  ])("%s is searched for by its question", (message, part) => {
    expect(searchedPart(message)).toBe(part);
  });
});

test.each(["您好！", "謝謝您。", "Hello", "thank you!", "감사합니다."])(
  "%s asks nothing",
  (message) => {
    expect(isCourtesy(message)).toBe(true);
  },
);

test.each(["您好，轉帳限額是多少？", "hello, what are the limits?", "", "!"])(
  "%s is more, or less, than a courtesy",
  (message) => expect(isCourtesy(message)).toBe(false),
);

test.each<[string, boolean]>([
  ["我想找真人", true],
  ["Human please", true],
  ["상담원 연결해 주세요", true],
  ["轉帳限額是多少？", false],
])("%s asks for a person: %s", (message, isRequested) => {
  expect(wantsPerson(message)).toBe(isRequested);
});

const { handover, authors, transcript } = chatTexts.zh;
const words = { ...handover, authors };
const entry = { title: "轉帳限額是多少？", excerpt: "每日…", path: "/support/faq/1" };
const context = (body: string): Message => ({ author: "visitor", body, entries: [] });
const answered: Message = { author: "automatic", body: "可能有幫助：", entries: [entry] };

describe("a chat that becomes an inquiry [A11]", () => {
  test("is told with who said what", () => {
    expect(inquiryTextOf([context("限額？"), answered], words)).toBe(
      "【線上客服對話】\n\n您：限額？\n\n自動回覆：可能有幫助：\n- 轉帳限額是多少？",
    );
  });

  test("keeps its newest part when it is longer than an inquiry, and says so", () => {
    const long = Array.from({ length: 60 }, (_, n) => context(`第 ${n + 1} 問${"字".repeat(200)}`));
    const text = inquiryTextOf(long, words);
    expect([...text].length).toBeLessThanOrEqual(1_000);
    expect(text).toContain("（較早的對話已省略）");
    expect(text).toContain("第 60 問");
    expect(text).not.toContain("第 1 問字");
  });

  test.each([[979], [980], [981], [990]])("of %i characters fits", (count) => {
    const text = inquiryTextOf([context("🙂".repeat(count))], words);
    expect([...text].length).toBeLessThanOrEqual(1_000);
    expect([...text].length).toBeGreaterThanOrEqual(10);
  });
});

test("a chat is written out with every moment and whole addresses [A11]", () => {
  const labels = { ...transcript, authors, title: "T", note: "N" };
  const at = "2026/11/15 16:44";
  const messages = [context("限額？"), answered].map((message) => ({
    ...message,
    at,
    authorName: null,
    fileNames: [],
  }));
  expect(transcriptOf(messages, labels, "https://bank.example")).toBe(
    `T\n\n[${at}] 您\n限額？\n\n[${at}] 自動回覆\n可能有幫助：\n- 轉帳限額是多少？\n  https://bank.example/support/faq/1\n\nN\n`,
  );
});
