import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, test } from "vitest";
import { catalogue } from "#base/errors/catalogue.ts";
import { type Language, languages } from "#base/text/language.ts";
import { flatten, textFolders, type Word, wordsOf } from "../../scripts/docs/words.ts";
import { holesOf, staleWords, textBreaches } from "./text-law.ts";

const homes = textFolders();

test("there are texts to look at", () => {
  expect(homes).toContain("src/app/shell/texts");
  expect(homes).toContain("src/areas/board/texts");
});

describe.each(homes)("%s", (home) => {
  test("has the same keys and holes in every language", async () => {
    const [zh, ...others] = await Promise.all(languages.map((language) => wordsOf(home, language)));
    const shape = (texts: Word[]) => texts.map(({ key, text }) => [key, holesOf(text)]).toSorted();
    for (const texts of others) expect(shape(texts)).toEqual(shape(zh ?? []));
  });

  test.each(languages)("is written as %s is written", async (language) => {
    const wrong = (await wordsOf(home, language)).flatMap(({ key, text }) =>
      textBreaches(text, language).map((breach) => `${key} ${breach}: ${text}`),
    );
    expect(wrong).toEqual([]);
  });
});

test.each(languages)("no text says in %s what no bank says any more", async (language) => {
  const shown = homes.filter((home) => !home.includes("/kit/"));
  const all = await Promise.all(shown.map((home) => wordsOf(home, language)));
  const sentences = Object.entries(catalogue).map(([key, row]) => ({ key, text: row[language] }));
  const stale = [...all.flat(), ...sentences].flatMap(({ key, text }) =>
    staleWords(text, language).map((word) => `${key} says “${word}”: ${text}`),
  );
  expect(stale).toEqual([]);
});

// Parts of an area's texts in folders of their own, and its letters.
const parts = globSync("src/*/**/texts/**/{*-,}zh.ts").filter(
  (file) => !file.includes("/kit/") && !homes.includes(dirname(file)),
);

describe.each(parts)("%s", (file) => {
  test.each(languages)("is written as %s is written today", async (language) => {
    const own = pathToFileURL(join(process.cwd(), file.replace(/zh\.ts$/, `${language}.ts`))).href;
    const tables = Object.values((await import(own)) as object).filter(
      (each) => typeof each === "object",
    );
    const all = tables.flatMap((table) => flatten(table, ""));
    // A name of a file is no sentence.
    const words = all.filter(({ key }) => !key.endsWith("fileName"));
    expect(words.length).toBeGreaterThan(0);
    const wrong = words.flatMap(({ key, text }) =>
      [...textBreaches(text, language), ...staleWords(text, language)].map(
        (breach) => `${key} ${breach}: ${text}`,
      ),
    );
    expect(wrong).toEqual([]);
  });
});

// Texts whose languages are side by side in one file: letters, and tables that several pages share.
const sideBySide = globSync("src/*/*/texts/*.ts").filter(
  (file) => !/(?:zh|en|ko|words|looked-for)\.ts$|\/kit\//.test(file),
);

test.each(sideBySide)("%s is written as each language is written today", async (file) => {
  const exports = (await import(pathToFileURL(join(process.cwd(), file)).href)) as object;
  const tables = Object.values(exports).filter((each) => typeof each?.zh === "object");
  const wrong = tables.flatMap((table) =>
    languages.flatMap((language) =>
      flatten(table[language] ?? {}, "")
        .filter(({ key }) => !key.endsWith(".file"))
        .flatMap(({ key, text }) =>
          [...textBreaches(text, language), ...staleWords(text, language)].map(
            (breach) => `${language} ${key} ${breach}: ${text}`,
          ),
        ),
    ),
  );
  expect(wrong).toEqual([]);
});

test("letters are among them", () => {
  const letters = sideBySide.filter((file) => file.endsWith("/letters.ts"));
  expect(letters.length).toBeGreaterThanOrEqual(4);
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
