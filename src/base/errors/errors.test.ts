import { describe, expect, test, vi } from "vitest";
import { type Facts, languages, withCode } from "#base/text/language.ts";
import { catalogue, type ErrorCode, isRefusal, Refusal } from "./catalogue.ts";
import type { ErrorTable } from "./error-table.ts";
import { sentenceOf, standingFacts } from "./texts.ts";

const rows: ErrorTable = catalogue;
const codes = Object.keys(catalogue) as ErrorCode[];
const sentences = languages.flatMap((language) =>
  codes.map((code) => ({ language, code, sentence: catalogue[code][language] })),
);
const chinese = sentences.filter(({ language }) => language === "zh");

/** Characters that are Simplified Chinese only, from words that occur in banking. */
const SIMPLIFIED =
  /[个为账户单证码错误请输这发号联页览办额转约从来时间电话简讯资过进还处银开关闭锁认识别应该选择项询问题务业档传载设备书见长车马语说读写]/u;

describe("the catalogue", () => {
  test.each([
    ["CHEA000001", "not signed in"],
    ["CHEA000003", "duplicate login"],
    ["CHEA000206", "authentication expired"],
    ["CHEA000010", "invalid login id"],
    ["CHEA000011", "invalid national id"],
    ["CHEA000012", "invalid password id"],
    ["CHEA000013", "temporarily locked"],
    ["CHEA000014", "invalid national id format"],
    ["LBEA000081", "no customer information"],
    ["CHEA000020", "customer temporary"],
    ["LBEB000527", "loan no data"],
    ["LBEA002046", "non-accrual loans"],
    ["CHEA000209", "password error"],
    ["CHEA000210", "OTP wrong 5 times"],
    ["CHEA000050", "no customer information found"],
    ["HEA000017", "customer error"],
    ["61001", "browser outdated"],
    ["61006", "no driver"],
    ["61014", "driver not fully installed"],
    ["61015", "driver not fully installed"],
  ])("has %s of the specification: %s", (code, means) => {
    expect(rows[code]?.means).toContain(means);
  });

  test("names its own codes with four letters and six digits, its card codes 62xxx", () => {
    const theirs = /^((CHE|LBE|HE)[AB]\d{6}|61\d{3})$/;
    const own = codes.filter((code) => !theirs.test(code));
    expect(own.filter((code) => !/^([A-Z]{4}\d{6}|62\d{3})$/.test(code))).toEqual([]);
  });

  test("leaves no gap in the numbers of an own group", () => {
    const numbers = new Map<string, number[]>();
    for (const code of codes) {
      const [, group, number] = /^([A-Z]{4})(\d{6})$/.exec(code) ?? [];
      if (!group || group.startsWith("CHE") || group.startsWith("LBE")) continue;
      numbers.set(group, [...(numbers.get(group) ?? []), Number(number)]);
    }
    for (const [group, found] of numbers) {
      expect(found, group).toEqual(found.map((_, index) => index + 1));
    }
  });
});

describe("the sentences", () => {
  test("are there, with the same holes in every language", () => {
    expect(sentences.filter(({ sentence }) => sentence.trim() === "")).toEqual([]);
    for (const { code, sentence } of sentences) {
      expect([code, ...holesOf(sentence)]).toEqual([code, ...holesOf(catalogue[code].zh)]);
    }
  });

  test("have holes of known names, so that a misspelt one is found", () => {
    const names = ["balance", "day", "days", "deadline", "first", "last", "least", "left"];
    const known = [...names, "most", "opens", "seconds"];
    expect([...new Set(codes.flatMap(ownHoles))].toSorted()).toEqual(known);
  });

  test.each(languages)("have no hole left in %s when all facts are given", (language) => {
    const open = codes.filter((code) => /[{}]/.test(sentenceOf(code, factsOf(code), language)));
    expect(open).toEqual([]);
  });

  test("group thousands in numbers and leave text as it is", () => {
    expect(sentenceOf("TRFR000004", { left: "NT$1,234,567" }, "en")).toContain(
      "NT$1,234,567 today",
    );
    expect(sentenceOf("TRFR000004", { left: "US$12.34" }, "en")).toContain("US$12.34 today");
  });

  test("of a wrong sign-in tell the attempts left of 5", () => {
    const sentences = languages.map((language) => sentenceOf("CHEA000012", { left: 4 }, language));
    expect(sentences[0]).toContain("還可再試 4 次（共 5 次）");
    expect(sentences[1]).toContain("You have 4 of 5 attempts left.");
    expect(sentences[2]).toContain("5회 중 4회");
  });

  test("carry no code, no telephone number and no brand", () => {
    const wrong = /[A-Z]{3,4}\d{6}|\d{5}|0800|Code|晨光|Dawn|던뱅크/;
    expect(sentences.filter(({ sentence }) => wrong.test(sentence))).toEqual([]);
  });

  test("are Traditional Chinese", () => {
    expect("请输入".match(SIMPLIFIED)).not.toBeNull();
    expect(chinese.filter(({ sentence }) => SIMPLIFIED.test(sentence))).toEqual([]);
  });

  test("are punctuated in full width and end with 。 in Chinese", () => {
    const halfWidth = /[\p{Script=Han}}][,.;:!?()]/u;
    const wrong = chinese.filter(({ sentence: s }) => halfWidth.test(s) || !s.endsWith("。"));
    expect(wrong).toEqual([]);
  });

  test("set a space between Chinese and digits, Latin letters or holes", () => {
    const tight = /\p{Script=Han}[\w{$]|[\w}]\p{Script=Han}/u;
    const filled = chinese.map(({ code }) => sentenceOf(code, factsOf(code), "zh"));
    expect(filled.filter((sentence) => tight.test(sentence))).toEqual([]);
  });

  test("say 您, never 你", () => {
    expect(chinese.filter(({ sentence }) => /[你妳]/u.test(sentence))).toEqual([]);
  });

  test("end in the formal style in Korean", () => {
    const casual = sentences.filter(
      ({ language, sentence }) =>
        language === "ko" &&
        !sentence.split(/(?<=\.) /).every((s) => /(니다|십시오)(\(.+\))?\.$/.test(s)),
    );
    expect(casual).toEqual([]);
  });

  test.each<[string, ErrorCode, string, string, string]>([
    [
      "national ID information incorrect",
      "CHEA000011",
      "身分證字號不正確",
      "national ID is incorrect",
      "신분증 번호가 올바르지 않습니다",
    ],
    [
      "no issued card",
      "EMRG000001",
      "沒有已核發的簽帳金融卡",
      "do not have a debit card",
      "발급된 체크카드가 없습니다",
    ],
    [
      "file format wrong",
      "FILE000001",
      "檔案格式不符",
      "file format is not accepted",
      "지원하지 않는 파일 형식",
    ],
    ["file too large", "FILE000002", "檔案過大", "file is too large", "파일이 너무 큽니다"],
    [
      "try again later",
      "PLAT000001",
      "系統忙碌，請稍後再試",
      "try again later",
      "잠시 후 다시 시도해 주십시오",
    ],
    [
      "PC only",
      "PLAT000002",
      "僅限在電腦上使用",
      "on a computer only",
      "PC에서만 이용할 수 있습니다",
    ],
    [
      "web-browser-only insurance link",
      "INSR000001",
      "僅能以網頁瀏覽器開啟",
      "in a web browser only",
      "웹 브라우저에서만 열 수 있습니다",
    ],
  ])("say in three languages: %s", (_, code, zh, en, ko) => {
    expect(sentenceOf(code, {}, "zh")).toContain(zh);
    expect(sentenceOf(code, {}, "en")).toContain(en);
    expect(sentenceOf(code, {}, "ko")).toContain(ko);
  });

  test("may have the code appended as '(Code: {0})', an HTTP status too [E16]", () => {
    expect(withCode("請先登入。", "CHEA000001")).toBe("請先登入。 (Code: CHEA000001)");
    expect(withCode("Not Found", 404)).toBe("Not Found (Code: 404)");
  });
});

describe("a refusal", () => {
  test("carries its code, facts and content, and says what it means in a log", () => {
    const refusal = new Refusal("CHEA000012", { left: 2 }, { attemptsLeft: 2 });
    expect(refusal).toMatchObject({
      name: "Refusal",
      code: "CHEA000012",
      facts: { left: 2 },
      content: { attemptsLeft: 2 },
      message: "CHEA000012: invalid password id: the three values do not match",
    });
    expect(refusal).toBeInstanceOf(Error);
  });

  test("has no facts and null as content unless told", () => {
    expect(new Refusal("CHEA000001")).toMatchObject({ facts: {}, content: null });
  });

  test("is known across copies of the class", async () => {
    vi.resetModules();
    const copy = await import("./catalogue.ts");
    const foreign = new copy.Refusal("PLAT000001");
    expect(foreign).not.toBeInstanceOf(Refusal);
    expect(isRefusal(foreign)).toBe(true);
    expect(isRefusal(new Refusal("61006"))).toBe(true);
  });

  test.each([
    ["a fault", new Error("CHEA000001")],
    [
      "an error with a code of ours but another name",
      Object.assign(new Error(), { code: "CHEA000001" }),
    ],
    [
      "a refusal by name with a code of nobody",
      Object.assign(new Error(), { name: "Refusal", code: "23505" }),
    ],
    ["a code that every object inherits", { name: "Refusal", code: "toString" }],
    ["a code that is a number", { name: "Refusal", code: 61001 }],
    ["a string", "Refusal"],
    ["null", null],
    ["undefined", undefined],
  ])("is not %s", (_, thrown) => {
    expect(isRefusal(thrown)).toBe(false);
  });
});

function holesOf(sentence: string): string[] {
  return [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? "").sort();
}

function factsOf(code: ErrorCode): Facts {
  return Object.fromEntries(ownHoles(code).map((hole) => [hole, 3]));
}

/** The placeholders that who throws the code must fill. */
function ownHoles(code: ErrorCode): string[] {
  const standing = Object.keys(standingFacts("zh"));
  return holesOf(catalogue[code].zh).filter((hole) => !standing.includes(hole));
}
