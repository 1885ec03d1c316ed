import fc from "fast-check";
import { expect, test } from "vitest";
import { blocksOf, excerptOf, linkedBlocksOf, wordsOf } from "./prose.ts";

test("a text falls into its blocks", () => {
  const text = "One.\nStill one.\n\n## Head\n- a\n- b\n1. x\n2. y\n\n| A | B |\n| 1 | 2 |\n";
  expect(blocksOf(text)).toEqual([
    { kind: "paragraph", text: "One.\nStill one." },
    { kind: "heading", text: "Head" },
    { kind: "list", numbered: false, items: ["a", "b", "x", "y"] },
    { kind: "table", head: ["A", "B"], rows: [["1", "2"]] },
  ]);
});

test("links are their words in a text that is read, and links in one that is drawn", () => {
  const text = "[One](/one).\n\n## [Two](/two)\n- [three](/three)\n\n| [A](/a) |\n| [b](/b) |";
  expect(blocksOf(text)).toEqual([
    { kind: "paragraph", text: "One." },
    { kind: "heading", text: "Two" },
    { kind: "list", numbered: false, items: ["three"] },
    { kind: "table", head: ["A"], rows: [["b"]] },
  ]);
  expect(wordsOf(text)).toBe("One.\nTwo\nthree\nA\nb");
  expect(excerptOf(text, 20)).toBe("One.");
  expect(linkedBlocksOf(text)).toEqual([
    {
      kind: "paragraph",
      text: [
        { text: "One", href: "/one" },
        { text: ".", href: null },
      ],
    },
    { kind: "heading", text: "Two" },
    { kind: "list", numbered: false, items: [[{ text: "three", href: "/three" }]] },
    { kind: "table", head: ["A"], rows: [[[{ text: "b", href: "/b" }]]] },
  ]);
});

test("nothing is no block", () => {
  expect(blocksOf(" \n\n")).toEqual([]);
  expect(excerptOf("## only a heading", 20)).toBe("");
});

test("an excerpt is cut at its length", () => {
  expect(excerptOf("- list\n\n一二三四五六", 4)).toBe("一二三…");
  expect(excerptOf("一二三四", 4)).toBe("一二三四");
});

test("marks of HTML stay what they are, and no letter is lost", () => {
  const letters = (text: string) => text.replace(/[\s|#.\-\d]/g, "");
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("<b>", "a", "中", "\n", " ", "|") }), (text) => {
      expect(letters(JSON.stringify(blocksOf(text)))).toContain("[");
      const shown = blocksOf(text)
        .flatMap((block) => {
          if (block.kind === "list") return block.items;
          if (block.kind === "table") return [block.head, ...block.rows].flat();
          return [block.text];
        })
        .join("");
      expect(letters(shown)).toBe(letters(text));
    }),
  );
});
