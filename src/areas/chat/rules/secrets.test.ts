import { describe, expect, test } from "vitest";
import { maskSecrets } from "./secrets.ts";

describe("what looks like a secret is hidden before it is kept [A11]", () => {
  test.each([
    ["a national ID", "我的身分證是 A123456789，謝謝", "我的身分證是 **********，謝謝"],
    ["one in small letters", "id a123456789", "id **********"],
    ["one in full-width signs", "身分證Ａ１２３４５６７８９", "身分證**********"],
    ["a resident's", "ARC AC01234567 please", "ARC ********** please"],
    ["one with hyphens", "A123-456-789", "****-***-***"],
    ["one whose check digit is wrong", "A123456780", "**********"],
    ["a card number", "卡號 9158899000001012 不能用", "卡號 ************1012 不能用"],
    ["one in groups", "card 9158-8990-0000-1012", "card ****-****-****-1012"],
    ["one with spaces", "9158 8990 0000 1012", "**** **** **** 1012"],
    ["one of 13 digits", "4000000000006", "*********0006"],
    ["one of 19 digits", "6200000000000000003", "***************0003"],
    ["an account number", "00012345678901 收不到錢", "**********8901 收不到錢"],
    [
      "a password after its name",
      "我的密碼是 Sunrise-8264 為什麼不能登入",
      "我的密碼是 ************ 為什麼不能登入",
    ],
    ["one right behind its name", "密碼Sunrise8264", "密碼***********"],
    ["one in English", "my password is hunter22", "my password is ********"],
    ["one without a digit after a colon", "Password: correcthorse", "Password: ************"],
    ["one in Korean", "비밀번호는 sunrise8264 입니다", "비밀번호는 *********** 입니다"],
    ["a PIN", "PIN 83615D", "PIN ******"],
    ["a one-time code", "驗證碼 482913 過期了", "驗證碼 ****** 過期了"],
    [
      "a code in English",
      "the verification code 482913 expired",
      "the verification code ****** expired",
    ],
    ["three digits of a card's back", "cvv: 123", "cvv: ***"],
    [
      "a password further off its name",
      "密碼我一直都用這組 sunrise8264",
      "密碼我一直都用這組 ***********",
    ],
    ["nothing but a password", "Sunrise-8264", "************"],
    ["nothing but a PIN", "83615d", "******"],
    ["nothing but a one-time code", " 482913 ", " ****** "],
    ["two at once", "A123456789 / 9158899000001012", "********** / ************1012"],
  ])("%s", (_, text, masked) => {
    expect(maskSecrets(text)).toEqual({ text: masked, isMasked: true });
  });

  test.each([
    ["a plain question", "轉帳限額是多少？"],
    ["a forgotten password", "忘記密碼怎麼辦？"],
    ["a wrong one", "my password is wrong, how do I reset it?"],
    ["how often it was wrong", "密碼輸入錯誤 5 次被鎖住"],
    ["how long a code lasts", "驗證碼 10 分鐘內有效嗎"],
    ["a phone number", "我的電話 0912-345-678"],
    ["an amount", "轉了 NT$1,000,000"],
    ["a day and a time", "2026/11/15 14:30 轉帳失敗"],
    ["a code of the bank's own", "畫面顯示 (Code: PLAT000005)"],
    ["a bank code", "bank code 899"],
    ["a word that holds PIN", "spinning 12345 times"],
    ["a model", "iPhone 15 Pro"],
    ["an address of a page", "https://bank.example/Path-1"],
    ["a mail address", "Wang.Ming1@example.com"],
    ["twelve digits", "123456789012"],
    ["nine signs of an ID", "A12345678"],
    ["emoji", "👨‍👩‍👧 可以開聯名帳戶嗎？"],
    ["nothing", ""],
    ["what is hidden already", "我的密碼是 ************"],
  ])("%s stays as it is", (_, text) => {
    expect(maskSecrets(text)).toEqual({ text, isMasked: false });
  });

  test("is as long as it was, and hiding it twice changes nothing", () => {
    for (const text of ["🙂 密碼 abc12345 🙂", "卡號9158899000001012", "Ａ１２３４５６７８９"]) {
      const once = maskSecrets(text);
      expect(once.text).toHaveLength(text.length);
      expect(once.text.isWellFormed()).toBe(true);
      expect(maskSecrets(once.text).text).toBe(once.text);
    }
  });

  test("takes no time, whatever is written", () => {
    const before = performance.now();
    for (const piece of ["密碼", "a1-", "1 ", "password is ", "A1 ", "是", "pin:"]) {
      maskSecrets(piece.repeat(500).slice(0, 500));
    }
    expect(performance.now() - before).toBeLessThan(200);
  });
});
