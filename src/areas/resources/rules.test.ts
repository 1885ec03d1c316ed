import { expect, test } from "vitest";
import {
  documentPath,
  fileName,
  filePath,
  formatBytes,
  referenceOf,
  searchWords,
  termPath,
} from "./rules.ts";

test("addresses name only what is asked for", () => {
  expect(documentPath(7)).toBe("/resources/7");
  expect(documentPath(7, { version: "2.0", compare: "1.0" })).toBe(
    "/resources/7?version=2.0&compare=1.0",
  );
  expect(termPath(7)).toBe("/terms/terms-detail?no=7");
  expect(termPath(7, { version: "2.0" })).toBe("/terms/terms-detail?no=7&version=2.0");
  expect(filePath(7, "2.0", "ko")).toBe("/resources/7/file?version=2.0&language=ko");
});

test("a file's name is one that every system takes", () => {
  expect(fileName("信貸（分期型）約定條款", "2.0")).toBe("信貸（分期型）約定條款 2.0.pdf");
  expect(fileName('a/b\\c:d*e?f"g<h>i|j', "1.0")).toBe("a b c d e f g h i j 1.0.pdf");
});

test("a document has a reference, a file a size for people", () => {
  expect(referenceOf("01", 7)).toBe("01-007");
  expect([0, 999, 84_200, 999_499, 1_234_567].map(formatBytes)).toEqual([
    "1 kB",
    "1 kB",
    "84 kB",
    "999 kB",
    "1.2 MB",
  ]);
});

test("a search is the same in full and half width, in both cases, and in both ways of writing Taiwan", () => {
  expect(searchWords("　ＡＴＭ  台灣 atm ")).toEqual(["atm", "臺灣"]);
  expect(searchWords("   ")).toEqual([]);
});
