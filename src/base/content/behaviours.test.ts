import { expect, test } from "vitest";
import { languages } from "../text/language.ts";
import { behavioursIn, limitsSentence, onceLimits } from "./behaviours.ts";
import { contentNames, fillNames } from "./names.ts";

test.each([
  ["zh", "單筆 NT$10,000、每日 NT$30,000、每月 NT$50,000"],
  ["en", "NT$10,000 per transaction, NT$30,000 a day and NT$50,000 a month"],
  ["ko", "1회 NT$10,000, 일일 NT$30,000, 월간 NT$50,000"],
] as const)(
  "limits in %s are told in a breath, with the numbers of the rules",
  (language, sentence) => {
    expect(limitsSentence(language, "basic", "TWD", "other")).toBe(sentence);
  },
);

test("where there is no limit of a month, none is told", () => {
  const sentence = (language: "zh" | "en") =>
    limitsSentence(language, "advanced", "USD", "designated");
  expect(sentence("zh")).toBe("單筆 USD 50,000、每日 USD 100,000");
  expect(sentence("en")).toBe("USD 50,000 per transaction and USD 100,000 a day");
  expect(onceLimits("USD")).toEqual({ basic: "USD 300", advanced: "USD 1,500" });
});

test.each(languages)("everything in %s has its name, and nothing is left in braces", (language) => {
  expect(Object.keys(behavioursIn(language)).sort()).toEqual(
    Object.keys(behavioursIn("zh")).sort(),
  );
  const all = contentNames.map((name) => `{${name}}`).join("\n");
  expect(fillNames(all, language)).not.toMatch(/[{}<>]|undefined|NaN/);
});

test("the fees of transfers are rows of a table", () => {
  expect(fillNames("{fee-rows}", "zh").split("\n")).toEqual([
    "| 本行帳戶互轉 | NT$0 |",
    "| 跨行 NT$500 以下，每帳戶每日第 1 筆 | NT$0 |",
    "| 跨行 NT$500 以下，當日第 2 筆起 | NT$10 |",
    "| 跨行 NT$501 至 NT$1,000 | NT$10 |",
    "| 跨行 NT$1,001 以上 | NT$15 |",
  ]);
});
