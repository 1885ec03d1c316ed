import fc from "fast-check";
import { expect, test } from "vitest";
import { withoutLinks } from "./without-links.ts";

test.each([
  ["請看 https://evil.example/a?b 謝謝", "請看 […] 謝謝"],
  ["go to evil.example now", "go to […] now"],
  ["evil.example?account=1", "[…]"],
  ["www.evil.example", "[…]"],
  ["see 晨光銀行.com/login now", "see […] now"],
  ["請看晨光銀行.com，謝謝", "[…]，謝謝"],
  ["到evil.example登入", "[…]登入"],
  ["晨光銀行.台灣", "[…]"],
  ["ｅｖｉｌ．ｃｏｍ", "[…]"],
  ["evil․example", "[…]"],
  ["晨光銀行。com/login", "[…]"],
  ["餘額是3.5萬元。謝謝您。OK，我再試。", "餘額是3.5萬元。謝謝您。OK，我再試。"],
  ["可以刷信用卡/金融卡嗎？ＡＴＭ呢", "可以刷信用卡/金融卡嗎？ATM呢"],
  ["每筆手續費15.5元/筆，可以減免嗎？", "每筆手續費15.5元/筆，可以減免嗎？"],
  ["1.台灣銀行 2.公司戶", "1.台灣銀行 2.公司戶"],
  ["12.sk, 3.ks, 1.site", "[…], […], […]"],
  ["awww.x 台http://a 台www.", "a[…] 台[…] 台www."],
  ["http://", "http://"],
  ["a..b.co...c.d.tw.", "a..[…]...[…]."],
  ["a.com登.1/x y", "[…] y"],
  ["12.台灣.com 12.34.台灣", "12.[…] […]"],
  ["evil.xn--p1ai_x", "[…]_x"],
  [`evil.${"a".repeat(24)} evil.${"a".repeat(25)}`, `[…] evil.${"a".repeat(25)}`],
  ["利率 1.5% 到 3.75，約 2.5kg，e.g. 午餐", "利率 1.5% 到 3.75，約 2.5kg，e.g. 午餐"],
])("a letter of the bank links nowhere that a visitor wrote: %s", (typed, mailed) => {
  expect(withoutLinks(typed)).toBe(mailed);
});

/** The same as one pattern, which needs the square of a text's length. */
const LINK =
  /(?:https?:\/\/|www\.)\S+|[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*\.(?:[\w-]+|\p{L}[\p{L}\p{N}_-]*)\/\S*|(?!\p{N}+\.[^ -~])(?:[\p{L}\p{N}_-]+\.)+(?:xn--[a-z\d-]+|[a-z]{2,24}(?![a-z\d_-])|[\u53f0\u81fa][\u6e7e\u7063]|\u9999\u6e2f|\u4e2d[\u56fd\u570b]|\u516c\u53f8|\u7f51[\u7edc\u5740\u7ad9]|\u7db2[\u7d61\u5740\u7ad9]|\ud55c\uad6d)(?:[:?#]\S*)?/giu;

test("the same is found as one pattern finds, whatever a visitor writes", () => {
  const part = fc.constantFrom(
    ...[
      "a",
      "b",
      "s",
      "k",
      "Z",
      "1",
      "23",
      "_",
      "-",
      ".",
      ".",
      ".",
      "..",
      "/",
      ":",
      "?",
      "#",
      "@",
      "!",
    ],
    ...[
      " ",
      "\n",
      "\t",
      "\u3000",
      "台",
      "台灣",
      "公司",
      "萬",
      "元",
      "한국",
      "𠮷",
      "é",
      "²",
      "Ⅷ",
      "،",
    ],
    ...[
      "www.",
      "WWW",
      "http://",
      "Https://",
      "http",
      "://",
      "xn--",
      "xn--p1ai",
      "com",
      "example",
      "tw",
    ],
    "abcdefghijklmnopqrstuvwxy",
  );
  const written = fc.array(part, { maxLength: 14 }).map((parts) => parts.join(""));
  // Other letters than these are made plain first, which is tried above.
  fc.assert(
    fc.property(written, (text) => {
      expect(withoutLinks(text)).toBe(text.replace(LINK, "[…]"));
    }),
    { numRuns: 20_000 },
  );
});
