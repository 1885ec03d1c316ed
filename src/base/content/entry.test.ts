import { expect, test } from "vitest";
import { type FolderShape, readEntry } from "./entry.ts";
import { count, words } from "./fields.ts";
import type { Flaw } from "./file.ts";
import { writeContent } from "./write.ts";

const figures = {
  folder: "figures",
  fields: { id: count },
  unique: ["id"],
  texts: {},
  body: "none",
} as const;
const titled = { ...figures, texts: { title: words } } as const;
const HEAD = "---\nid: 3\n---\n";

function flawsIn<Fields, Texts>(text: string, shape: FolderShape<Fields, Texts>): Flaw[] {
  const flaws: Flaw[] = [];
  readEntry(text, shape, flaws);
  return flaws;
}

test("a file with text has a section for each language", () => {
  const text = `${HEAD}\n# zh-TW\ntitle: 標題\n\n# en\ntitle: Title\n`;
  expect(flawsIn(text, titled)).toEqual([{ line: 10, text: "the section # ko is missing" }]);
  expect(flawsIn(`${text}\n# ko\ntitle: 제목\n`, titled)).toEqual([]);
});

test("a file of figures has no sections, and none is asked for", () => {
  expect(flawsIn(HEAD, figures)).toEqual([]);
  expect(flawsIn(`${HEAD}\n# ko\n`, figures)).toEqual([
    { line: 5, text: "there is no text in this file" },
  ]);
  expect(writeContent({ fields: { id: "3" }, sections: null })).toBe(HEAD);
});
