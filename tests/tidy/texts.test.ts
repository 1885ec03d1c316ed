import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { catalogue } from "#base/errors/catalogue.ts";
import { type Language, languages } from "#base/text/language.ts";
import { flatten, textTables } from "../../scripts/docs/words.ts";
import { filesOf, ROOT } from "./sources.ts";
import { holesOf, staleWords, textBreaches } from "./text-law.ts";

const tables = await textTables();

test("there are texts to look at, letters among them", () => {
  expect(tables.length).toBeGreaterThan(50);
  const found = tables.map(({ home, name }) => `${home} ${name}`);
  expect(found).toContain("shell shellTexts");
  expect(found).toContain("board boardTexts");
  expect(found).toContain("desk/home deskTexts");
  expect(found).toContain("transfer codeLetter");
  expect(tables.filter(({ name }) => /letter/i.test(name)).length).toBeGreaterThanOrEqual(4);
});

test("every file of Chinese texts is in one of the tables", async () => {
  const known = new Set(
    tables.flatMap(({ words }) => words.get("zh") ?? []).map(({ text }) => text),
  );
  for (const file of filesOf("src/**/texts/**/{,*-}zh.ts")) {
    const exported = (await import(join(ROOT, file))) as object;
    const missing = flatten(exported, "").filter(({ text }) => !known.has(text));
    expect(missing, file).toEqual([]);
  }
});

describe.each(tables)("$home: $name", ({ name, words }) => {
  test("has the same keys and holes in every language", () => {
    // A certificate has the name and the days of its language.
    const holes = name === "paperTexts" ? () => [] : holesOf;
    const shapes = [...words.values()].map((all) =>
      all.map(({ key, text }) => [key, holes(text)]).toSorted(),
    );
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
  });

  test.each([...words.keys()])("is written as %s is written today", (language) => {
    // The name of a file is no sentence.
    const sentences = (words.get(language) ?? []).filter(({ key }) => !/\.file(Name)?$/.test(key));
    expect(sentences.length).toBeGreaterThan(0);
    const wrong = sentences.flatMap(({ key, text }) =>
      [...textBreaches(text, language), ...staleWords(text, language)].map(
        (breach) => `${key} ${breach}: ${text}`,
      ),
    );
    expect(wrong).toEqual([]);
  });
});

test.each(languages)("no refusal says in %s what no bank says any more", (language) => {
  const stale = Object.entries(catalogue).flatMap(([code, row]) =>
    staleWords(row[language], language).map((word) => `${code} says “${word}”: ${row[language]}`),
  );
  expect(stale).toEqual([]);
});

describe("the law", () => {
  test.each<[Language, string, string]>([
    ["zh", " ", "is empty"],
    ["zh", "第 {page 頁", "broken hole"],
    ["zh", "请输入密码", "not Traditional Chinese: 请输码"],
    ["zh", "网路銀行机構", "not Traditional Chinese: 网机"],
    ["zh", "請輸入金額,再按確認", "half-width"],
    ["zh", "請先登入(必填)", "half-width"],
    ["zh", "공지", "holds Korean"],
    ["en", "Notices 公告", "holds Chinese"],
    ["en", "Notices，events", "full-width"],
    ["en", "공지", "holds Korean"],
    ["ko", "最新 공지", "holds Chinese"],
    ["ko", "공지。", "full-width"],
  ])("refuses in %s: %s", (language, text, words) => {
    expect(textBreaches(text, language).join(", ")).toContain(words);
  });

  test.each<[Language, string]>([
    ["zh", "臺灣與台灣：轉帳 NT$1,000（含手續費），最晚 23:59。"],
    ["zh", "App Store（需 {least} 以上）"],
    ["en", "App Store ({least} or later)"],
    ["ko", "PC 전용"],
  ])("accepts in %s: %s", (language, text) => {
    expect(textBreaches(text, language)).toEqual([]);
  });

  test("finds the texts of tables inside tables", () => {
    const table = { title: "Kit", states: { idle: "Idle {n}" } };
    expect(flatten(table, "").map(({ key }) => key)).toEqual(["title", "states.idle"]);
    expect(holesOf("{b} and {a}")).toEqual(["a", "b"]);
  });
});
