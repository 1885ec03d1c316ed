import { expect, test } from "vitest";
import { fill } from "./language.ts";

test.each([
  [0, "0 attempts left"],
  [1, "1 attempt left"],
  [2, "2 attempts left"],
  ["1,234", "1,234 attempts left"],
])("what is counted has the form of its number: %s", (left, sentence) => {
  expect(fill("{left} {left|attempt|attempts} left", { left })).toBe(sentence);
});

test("a hole without its fact stays, with its forms", () => {
  const text = "{count} {count|day|days}, {other}";
  expect(fill(text, { other: "x" })).toBe("{count} {count|day|days}, x");
});
