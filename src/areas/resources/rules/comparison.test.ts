import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareTexts } from "./comparison.ts";
import { likeness, type Mark, marksBetween } from "./marks.ts";
import { matched } from "./matching.ts";

/** Marks in a readable notation: [removed] and {added}. */
function written(marks: readonly Mark[]): string {
  const signs = { same: ["", ""], removed: ["[", "]"], added: ["{", "}"] } as const;
  return marks.map(({ kind, text }) => `${signs[kind][0]}${text}${signs[kind][1]}`).join("");
}

const sideOf = (marks: readonly Mark[], gone: Mark["kind"]) =>
  marks
    .filter(({ kind }) => kind !== gone)
    .map(({ text }) => text)
    .join("");

describe("two wordings", () => {
  test.each([
    ["閒置 5 分鐘自動登出。", "閒置 10 分鐘自動登出。", "閒置 [5]{10} 分鐘自動登出。"],
    ["每份 NT$100。", "每份 NT$1,200。", "每份 [NT$100]{NT$1,200}。"],
    ["利率 1.5%", "利率 1.55%", "利率 [1.5%]{1.55%}"],
    ["事故通知", "事故通知與一鍵停用", "事故通知{與一鍵停用}"],
    ["您應自備電腦、手機與網路", "您應自備電腦與網路", "您應自備電腦[、手機]與網路"],
    ["iOS 13 or newer", "iOS 15 or newer", "iOS [13]{15} or newer"],
    ["We do not act.", "We may refuse to act.", "We [do not]{may refuse to} act."],
    [
      "당행은 이유를 알려 드립니다",
      "당행은 결과를 알려 드립니다",
      "당행은 [이유를]{결과를} 알려 드립니다",
    ],
    ["", "新增", "{新增}"],
    ["刪除", "", "[刪除]"],
    ["相同", "相同", "相同"],
  ])("%s and %s are %s", (from, to, marks) => {
    expect(written(marksBetween(from, to))).toBe(marks);
  });

  test("are not torn apart by single characters that happen to be the same", () => {
    const marks = marksBetween(
      "有效期滿後，本行得不經通知終止契約",
      "有效期滿後，您可於線上申請恢復使用",
    );
    expect(written(marks)).toBe("有效期滿後，[本行得不經通知終止契約]{您可於線上申請恢復使用}");
  });

  test("can both be read from their marks, whatever they are", () => {
    const text = fc.string({ unit: fc.constantFrom(...`本行得您 ，。aB1.%${"약관"}\n\u{20bb7}`) });
    fc.assert(
      fc.property(text, text, (from, to) => {
        const marks = marksBetween(from, to);
        expect(sideOf(marks, "added")).toBe(from);
        expect(sideOf(marks, "removed")).toBe(to);
        expect(marks.every((mark, place) => mark.kind !== marks[place + 1]?.kind)).toBe(true);
      }),
    );
  });

  test("are alike from 0 to 1", () => {
    expect(likeness("本行得終止", "本行得終止")).toBe(1);
    expect(likeness("", "")).toBe(1);
    expect(likeness("本行", "轉帳")).toBe(0);
    expect(likeness("閒置自動登出", "閒置五分鐘自動登出")).toBeGreaterThan(0.4);
  });
});

describe("two versions", () => {
  const first = `前言。

## 第 1 條 適用
甲。

## 第 2 條 費用
每份 NT$100。

## 第 3 條 終止
您得隨時終止本契約，本行不收費用。`;

  const changed = (from: string, to: string) =>
    compareTexts(from, to).map(({ change, title, lines }) => [
      change,
      written(title),
      ...lines.map(({ marks }) => written(marks)),
    ]);

  test("that are the same have nothing changed", () => {
    expect(changed(first, first)).toEqual([
      ["unchanged", ""],
      ["unchanged", "第 1 條 適用"],
      ["unchanged", "第 2 條 費用"],
      ["unchanged", "第 3 條 終止"],
    ]);
  });

  test("show a changed article with its marks", () => {
    expect(changed(first, first.replace("NT$100", "NT$200"))[2]).toEqual([
      "changed",
      "第 2 條 費用",
      "每份 [NT$100]{NT$200}。",
    ]);
  });

  test("show an article put between, and those after it as renumbered only", () => {
    const later = first
      .replace("## 第 3 條", "## 第 4 條")
      .replace("## 第 2 條", "## 第 3 條")
      .replace("## 第 3 條", "## 第 2 條 審閱\n五日。\n\n## 第 3 條");
    expect(changed(first, later).slice(2)).toEqual([
      ["added", "{第 2 條 審閱}", "{五日。}"],
      ["renumbered", "第 [2]{3} 條 費用"],
      ["renumbered", "第 [3]{4} 條 終止"],
    ]);
  });

  test("show an article that was taken out", () => {
    const later = first.replace(/## 第 2 條[\s\S]*?\n\n/, "").replace("第 3 條", "第 2 條");
    expect(changed(first, later).slice(2)).toEqual([
      ["removed", "[第 2 條 費用]", "[每份 NT$100。]"],
      ["renumbered", "第 [3]{2} 條 終止"],
    ]);
  });

  test("know an article by its text when its title has changed", () => {
    const later = first.replace("第 3 條 終止", "第 3 條 契約的終了");
    expect(changed(first, later)[3]?.slice(0, 2)).toEqual([
      "changed",
      "第 3 條 [終止]{契約的終了}",
    ]);
  });

  test("compare lists item by item and tables row by row, known by the first cell", () => {
    const from = "## 費用\n| 項目 | 收費 |\n| 補發 | 免費 |\n- 甲項目\n- 乙項目";
    const to = "## 費用\n| 項目 | 收費 |\n| 補發 | 每張 NT$100，瑕疵者除外 |\n- 甲項目\n- 丙";
    const [article] = compareTexts(from, to);
    expect(article?.lines.map(({ kind, marks }) => [kind, written(marks)])).toEqual([
      ["row", "項目 | 收費"],
      ["row", "補發 | [免費]{每張 NT$100，瑕疵者除外}"],
      ["item", "甲項目"],
      ["item", "[乙項目]"],
      ["item", "{丙}"],
    ]);
  });

  test.each([
    ["", "", 0],
    ["甲。", "", 1],
    ["", "## 第 1 條 甲", 1],
  ])("of %j and %j have %i parts", (from, to, count) => {
    expect(compareTexts(from, to)).toHaveLength(count);
  });

  test("too long to be laid side by side are taken for replaced", () => {
    const from = Array.from({ length: 2_500 }, (_, place) => `a${place}`);
    const to = Array.from({ length: 2_500 }, (_, place) => `b${place}`);
    const isSame = (one: string, other: string) => one === other;
    expect(matched(from, to, { isSame, isAlike: () => false })).toHaveLength(5_000);
  });
});
