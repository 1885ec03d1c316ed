import { describe, expect, test } from "vitest";
import { keepable } from "../../server/counts.ts";
import { syllableOf } from "./characters.ts";
import { conceptsOf, OTHER_TRADE } from "./concepts.ts";
import { type Entry, indexBuilder } from "./entry-index.ts";
import { folded } from "./folding.ts";
import { koreanEnding } from "./korean.ts";
import { excerptWith, marksIn } from "./marks.ts";
import { repaired, slipsBetween } from "./repair.ts";
import { searchEntries } from "./search.ts";
import { stemOf, termsOf } from "./terms.ts";

function entryOf(number: number, zh: string, keywords: string[] = [], en = "none"): Entry {
  const name = { zh: "類別", en: "Category", ko: "분류" };
  return {
    number,
    category: "01",
    subcategory: number % 2 === 0 ? "0102" : "0101",
    subcategoryName: name,
    names: [name],
    question: { zh, en, ko: "없음" },
    answer: { zh: "請洽客服中心。", en: "Please call us.", ko: "고객센터로 문의해 주십시오." },
    keywords,
    isPopular: false,
  };
}

function indexOf(...entries: Entry[]) {
  const builder = indexBuilder([
    ["帳戶", "戶頭"],
    ["掛失", "遺失", "不見了"],
    [OTHER_TRADE, "護照", "passport"],
  ]);
  for (const entry of entries) builder.add(entry);
  return builder.finish();
}

const index = indexOf(
  entryOf(1, "如何開立帳戶？", ["開戶"], "How do I open an account?"),
  entryOf(2, "卡片如何掛失？", ["停卡"], "How do I report a lost card?"),
  entryOf(3, "忘記密碼怎麼辦？", ["密碼", "重設"], "What if I forgot my password?"),
  entryOf(4, "匯率在哪裡查？", ["外幣匯率"], "Where do I find exchange rates?"),
);

const numbers = (typed: string) => searchEntries(typed, index).entries.map(({ number }) => number);

test("what only other trades do finds the nearest entries, but is not answered", () => {
  expect(searchEntries("護照遺失", index)).toMatchObject({
    isSure: false,
    entries: [{ number: 2 }],
  });
  expect(searchEntries("卡片遺失", index)).toMatchObject({
    isSure: true,
    entries: [{ number: 2 }],
  });
  expect(searchEntries("lost passport", index).isSure).toBe(false);
  expect(searchEntries(OTHER_TRADE, index).entries).toEqual([]);
});

describe("folding", () => {
  test.each([
    ["ＯＴＰ收不到", "otp收不到"],
    ["賬戶、台北、証明", "帳戶、臺北、證明"],
    ["ｶﾅ ㈱", "カナ ㈱"],
    ["🙂Ａ", "🙂a"],
  ])("%s is read as %s", (text, plain) => expect(folded(text)).toBe(plain));

  test("leaves every character where it stands", () => {
    const text = "ﬁ ㈱ İ Ⅻ ½ 賬🙂";
    expect(folded(text)).toHaveLength(text.length);
  });
});

describe("terms", () => {
  test("are characters and pairs of Chinese, words of English, pairs of Korean", () => {
    expect(termsOf("轉帳atm 이체").map(({ term }) => term)).toEqual([
      "轉",
      "轉帳",
      "帳",
      "atm",
      "이체",
    ]);
  });

  test.each([
    ["transfers", "transfer"],
    ["transferring", "transfer"],
    ["currencies", "currency"],
    ["fees", "fee"],
    ["pin", "pin"],
    ["address", "address"],
  ])("%s stems to %s", (word, stem) => expect(stemOf(word)).toBe(stem.replace(/e$/, "")));
});

describe("Korean", () => {
  test.each([
    ["드림계좌가", 1],
    ["카드를", 1],
    ["만드나요", 2],
    ["인증번호", 0],
    ["한도", 0],
    ["어떻게", 3],
    ["요", 1],
  ])("%s ends in %d syllables that tell nothing", (word, syllables) => {
    expect(koreanEnding(word)).toBe(syllables);
  });

  test("two words are found when they are written as one", () => {
    const terms = (text: string) => new Set(termsOf(text).map(({ term }) => term));
    expect(terms("드림 계좌")).toEqual(terms("드림계좌"));
    expect(conceptsOf([["드림 계좌"]]).in("드림계좌가")).toHaveLength(1);
  });
});

describe("concepts", () => {
  test("a long word wins over a short one that begins before it", () => {
    const found = conceptsOf([["月繳"], ["繳不出來"], ["貸款"]]).in("這個月繳不出來貸款");
    expect(found.map(({ ids }) => ids)).toEqual([[1], [2]]);
  });
});

describe("sounds", () => {
  test.each(["碼馬罵", "費廢飛", "率綠律", "帳張掌", "證正爭", "匯會回", "憑平屏"])(
    "%s are read alike",
    (characters) => {
      expect(new Set([...characters].map(syllableOf)).size).toBe(1);
    },
  );

  test.each(["碼迷", "帳站", "證真", "費配", "買沒"])("%s are not", (characters) => {
    expect(new Set([...characters].map(syllableOf)).size).toBe(2);
  });
});

describe("repair", () => {
  test.each([
    ["忘記密馬", "忘記密碼"],
    ["外幣會率", "外幣匯率"],
    ["pasword", "password"],
    ["exchagne", "exchange"],
  ])("%s was meant as %s", (typed, meant) => expect(repaired(typed, index)).toBe(meant));

  test("looks at four unknown words of a text and at its first thirty characters, and no further", () => {
    const unknown = "zzzzzz qqqqqq xxxxxx vvvvvv";
    expect(repaired(`${unknown.slice(0, 20)} pasword`, index)).toContain("password");
    expect(repaired(`${unknown} pasword`, index)).toBeNull();
    expect(repaired(`pasword ${unknown}`, index)).toContain("password");
    expect(repaired("w".repeat(25).replace(/.$/, "d"), index)).toBeNull();
    expect(repaired(`${"木".repeat(26)}忘記密馬`, index)).toContain("密碼");
    expect(repaired(`${"木".repeat(27)}忘記密馬`, index)).toBeNull();
  });

  test.each(["忘記密碼", "密林", "ab", "zzzz", ""])("leaves %j alone", (typed) => {
    expect(repaired(typed, index)).toBeNull();
  });

  test.each([
    ["card", "card", 0],
    ["card", "crad", 1],
    ["card", "cards", 1],
    ["card", "bird", 2],
    ["", "ab", 2],
    ["abcdef", "uvwxyz", 3],
  ])("%s and %s are %d slips apart, counted up to 3", (one, other, slips) => {
    expect(slipsBetween(one, other, 3)).toBe(slips);
    expect(slipsBetween(other, one, 3)).toBe(slips);
  });
});

describe("searching", () => {
  test("finds by words, by other words and by what was meant", () => {
    expect(numbers("開立帳戶")[0]).toBe(1);
    expect(numbers("我的卡不見了")[0]).toBe(2);
    expect(numbers("密馬")[0]).toBe(3);
    expect(numbers("exchange rate")[0]).toBe(4);
  });

  test("finds nothing by small words and lone characters, except by one alone", () => {
    expect(numbers("怎麼會這樣")).toEqual([]);
    expect(numbers("how is it")).toEqual([]);
    expect(numbers("片語")).toEqual([]);
    expect(numbers("卡")).toEqual([2]);
    expect(numbers("")).toEqual([]);
  });

  test("tells what is nearest when nothing was found", () => {
    expect(searchEntries("率匯", index)).toMatchObject({ entries: [] });
    expect(searchEntries("率匯", index).nearest.map(({ number }) => number)).toEqual([4]);
  });

  test("keeps to the entries that are wanted", () => {
    const { entries } = searchEntries("如何", index, ({ subcategory }) => subcategory === "0102");
    for (const { subcategory } of entries) expect(subcategory).toBe("0102");
  });

  test("an empty bank answers nothing", () => {
    expect(searchEntries("帳戶", indexOf())).toMatchObject({ entries: [], nearest: [] });
  });
});

describe("marks", () => {
  const concepts = conceptsOf([["帳戶", "戶頭"]]);
  const { terms } = searchEntries("戶頭開立", index);

  test("stand on words, on other words for them, and join", () => {
    const text = "開立帳戶與戶頭";
    expect(marksIn(text, { terms, concepts })).toEqual([
      { start: 0, end: 4 },
      { start: 5, end: 7 },
    ]);
  });

  test("move with a part of a long text", () => {
    const text = `${"其他說明。".repeat(30)}開立帳戶`;
    const { line, marks } = excerptWith(text, 40, (each) => marksIn(each, { terms, concepts }));
    expect(line.length).toBeLessThanOrEqual(42);
    expect(marks.map(({ start, end }) => line.slice(start, end))).toEqual(["開立帳戶"]);
  });

  test("English words are found whole, one or several", () => {
    const found = conceptsOf([["fee", "charge"]]).in("fees, coffee, a fee and charges");
    expect(found.map(({ start }) => start)).toEqual([0, 16, 24]);
  });
});

describe("what is kept of a vain search", () => {
  test.each([
    ["  Ｐｉｚｚａ   Time ", "pizza time"],
    ["卡號 4111 1111 1111 1111", "卡號 *"],
    ["a123456789", "a*"],
    ["0912-345-678 打來", "* 打來"],
    ["me@mail.example", "@"],
    ["61006", "61006"],
    ["字".repeat(100), "字".repeat(60)],
    ["\u3000", ""],
  ])("%j is %j", (typed, expected) => expect(keepable(typed)).toBe(expected));
});

test("an excerpt is one line in which sentences do not run into each other", () => {
  const text =
    "A promise\n\nWhat it is. Fees:\n\n| Amount | Fee |\n| 1 | 2 |\n\n- first\n- second.\n\nThe end";
  expect(excerptWith(text, 200, () => []).line).toBe(
    "A promise · What it is. Fees · first · second. The end",
  );
  expect(excerptWith("| Amount | Fee |\n| 1 | 2 |", 200, () => []).line).toBe("");
});
