import { expect, test } from "vitest";
import { chineseNameRefusal, parseChineseName } from "./chinese-name.ts";

test.each([
  ["two characters", "王明", "王明"],
  ["three characters", "王小明", "王小明"],
  ["spaces between", "王 小\u3000明", "王小明"],
  ["a rare character outside the first plane", "𠮷小明", "𠮷小明"],
  ["a 〇", "林〇", "林〇"],
  ["a character that some systems store twice", "\uf9dc小明", "隆小明"],
  ["the dot of an indigenous name", "谷辣斯‧尤達卡", "谷辣斯‧尤達卡"],
  ["another kind of dot", "谷辣斯・尤達卡", "谷辣斯‧尤達卡"],
  ["fifty characters", "王".repeat(50), "王".repeat(50)],
])("a Chinese name with %s is taken [V16]", (_, typed, name) => {
  expect(chineseNameRefusal(typed)).toBeNull();
  expect(parseChineseName(typed)).toBe(name);
});

test.each([
  ["nothing", "", "empty"],
  ["spaces only", " \u3000", "empty"],
  ["one character", "王", "bad-length"],
  ["fifty-one characters", "王".repeat(51), "bad-length"],
  ["Latin letters", "Wang", "bad-characters"],
  ["a digit", "王小明2", "bad-characters"],
  ["phonetic signs", "ㄨㄤˊ", "bad-characters"],
  ["Korean", "김민수", "bad-characters"],
  ["a dot in front", "‧小明", "bad-characters"],
  ["a dot at the end", "小明‧", "bad-characters"],
  ["two dots together", "小‧‧明", "bad-characters"],
  ["markup", "王<b>明", "bad-characters"],
  ["a hundred thousand characters and a dot", `${"王".repeat(100_000)}‧`, "bad-characters"],
  ["fifty thousand dots", `${"王‧".repeat(50_000)}!`, "bad-characters"],
])("%s is refused as a Chinese name [V16]", (_, typed, refusal) => {
  expect(chineseNameRefusal(typed)).toBe(refusal);
  expect(parseChineseName(typed)).toBeNull();
});
