import { expect, test } from "vitest";
import { languages } from "../text/language.ts";
import { fillNames } from "./names.ts";
import { serviceNames, serviceSentence } from "./service-sentences.ts";

test.each([
  ["zh", "驗證碼為 6 位數字，轉帳用的 2 分鐘內有效，其他用途 5 分鐘內有效"],
  [
    "en",
    "A one-time code has 6 digits. It is valid for 2 minutes for a transfer and 5 minutes for anything else",
  ],
  ["ko", "인증번호는 숫자 6자리이며 이체용은 2분, 그 밖의 용도는 5분 동안 유효합니다"],
] as const)("codes in %s have their length and life from the rules", (language, sentence) => {
  expect(serviceSentence("codes")[language]).toBe(sentence);
});

test("a deadline has the hour of its rule, and its time zone", () => {
  expect(serviceSentence("cancel-loss-until")).toEqual({
    zh: "次日中午 12:00（臺北時間）前",
    en: "until 12:00 noon Taipei time the next day",
    ko: "다음 날 낮 12:00(타이베이 시간)까지",
  });
});

test("hours are written as each language writes them", () => {
  expect(fillNames("{video-hours}", "zh")).toBe("營業日 09:00 至 18:00");
  expect(fillNames("{video-hours}", "en")).toBe("from 09:00 to 18:00 on business days");
  expect(fillNames("{video-hours}", "ko")).toBe("영업일 09:00~18:00");
});

test.each(languages)("nothing in %s is left in braces", (language) => {
  const sentence = Object.values(serviceNames(language)).join("\n");
  expect(sentence).not.toMatch(/[{}]|undefined|NaN/);
});
