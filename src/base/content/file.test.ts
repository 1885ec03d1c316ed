import { expect, test } from "vitest";
import { count, day, flag, list, oneOf, optional, readFields, words } from "./fields.ts";
import { parseContent } from "./file.ts";

const GOOD = `---
id: 3
published: {day:-30}
---

# zh-TW
title: 標題：有冒號

第一段。

## 小標
- 項目

# en
title: A title: with a colon

First.

# ko
title: 제목

첫째.
`;

const shape = { id: count, published: day };

function flawsOf(text: string): string[] {
  const raw = parseContent(text);
  if (raw.fields.size > 0) readFields(raw.fields, shape, { line: 1, flaws: raw.flaws });
  return raw.flaws.map(({ line, text: wrong }) => `${line}: ${wrong}`);
}

test("a file is its fields and a section for each language", () => {
  const { fields, sections, flaws } = parseContent(GOOD);
  expect(flaws).toEqual([]);
  expect(readFields(fields, shape, { line: 1, flaws })).toEqual({
    id: 3,
    published: { days: -30 },
  });
  expect(sections.get("zh")).toMatchObject({
    body: "第一段。\n\n## 小標\n- 項目",
    line: 6,
    bodyLine: 9,
  });
  expect(sections.get("zh")?.fields.get("title")).toEqual({ value: "標題：有冒號", line: 7 });
  expect(sections.get("en")?.fields.get("title")?.value).toBe("A title: with a colon");
  expect(sections.get("ko")?.body).toBe("첫째.");
});

test.each([
  ["a BOM", `\uFEFF${GOOD}`],
  ["line ends of Windows", GOOD.replaceAll("\n", "\r\n")],
  ["blanks at the ends of lines", GOOD.replace("id: 3", "id:  3  ").replace("# en", "# en ")],
  ["no line end at the end", GOOD.trimEnd()],
  ["the languages in another order", GOOD.replace(/(# zh-TW[\s\S]*)(# ko[\s\S]*)$/, "$2\n$1")],
])("%s make no difference", (_, text) => {
  expect(flawsOf(text)).toEqual([]);
  expect(parseContent(text).sections.get("zh")?.body).toBe("第一段。\n\n## 小標\n- 項目");
});

test.each([
  ["an empty file", "", ["1: the file must begin with key: value lines"]],
  ["no front matter", GOOD.slice(4), ["1: the file must begin"]],
  ["front matter without an end", GOOD.replace("\n---\n\n", "\n\n"), ["1: the file must begin"]],
  ["a missing key", GOOD.replace("id: 3\n", ""), ["1: id is missing"]],
  ["a key without a value", GOOD.replace("id: 3", "id:"), ['2: "id:" is not a line', "1: id is"]],
  ["a key without a blank", GOOD.replace("id: 3", "id:3"), ['2: "id:3" is not a line', "1: id is"]],
  ["an unknown key", GOOD.replace("id: 3", "id: 3\nnumber: 3"), ["3: number is not known here"]],
  ["a key twice", GOOD.replace("id: 3", "id: 3\nid: 4"), ["3: id is there twice"]],
  ["an id of nought", GOOD.replace("id: 3", "id: 0"), ['2: id: "0" is not a whole number from 1']],
  ["a day that is none", GOOD.replace("{day:-30}", "2026-02-30"), ['3: published: "2026-02-30"']],
  ["days without a sign", GOOD.replace("{day:-30}", "{day:30}"), ['3: published: "{day:30}" is']],
  [
    "an unknown language",
    GOOD.replace("# ko", "# ja"),
    ['19: "ja" is not a language; write one of'],
  ],
  ["a language by another tag", GOOD.replace("# zh-TW", "# zh"), ['6: "zh" is not a language']],
  ["a language twice", GOOD.replace("# ko", "# en"), ["19: en has a section already"]],
  ["text before the languages", GOOD.replace("# zh", "Hello.\n\n# zh"), ["6: text must follow"]],
  [
    "text right under a heading",
    GOOD.replace("title: 제목\n\n", ""),
    ['20: "첫째." is not a line'],
  ],
])("%s is a flaw with its line", (_, text, expected) => {
  const flaws = flawsOf(text);
  expect(flaws).toHaveLength(expected.length);
  for (const [place, words] of expected.entries()) expect(flaws[place]).toContain(words);
});

test.each([
  [day, "2026-05-01", { day: "2026-05-01" }],
  [day, "{day:+0}", { days: 0 }],
  [day, "{day:-123456}", undefined],
  [flag, "yes", true],
  [flag, "no", false],
  [flag, "true", undefined],
  [flag, "toString", undefined],
  [list, "a, b c,d", ["a", "b c", "d"]],
  [list, "a,,b", undefined],
  [list, "a, a", undefined],
  [count, "1000000000", undefined],
  [count, "1.5", undefined],
  [oneOf("own", "partner"), "own", "own"],
  [oneOf("own", "partner"), "Own", undefined],
])("a value is read as its kind says (%#)", (kind, value, expected) => {
  expect(kind.read(value)).toEqual(expected);
});

test("a key that may be missing has its other value", () => {
  const { flaws, fields } = parseContent("---\ntitle: x\n---\n");
  const both = { title: words, pinned: optional(flag, false) };
  const own: typeof flaws = [];
  expect(readFields(fields, both, { line: 1, flaws: own })).toEqual({ title: "x", pinned: false });
  expect(own).toEqual([]);
});
