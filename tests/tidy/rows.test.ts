import { describe, expect, test } from "vitest";
import { rowsNamed, rowsOf } from "./row-law.ts";
import { CODE_FOLDERS, filesOf, sourceOf } from "./sources.ts";

/** The areas whose every row must be referenced by a test. */
const landed = [
  "board",
  "accounts",
  "transfer",
  "login",
  "landing",
  "products",
  "loan",
  "platform",
  "resources",
  "support",
  "accessible",
  "securities",
  "funds",
  "emergency",
  "certificates",
  "insurance",
  "upgrade",
];

const rows = rowsOf(sourceOf("spec/rows.tsv").text);
const ids = new Set(rows.map(({ id }) => id));
const named = new Map(
  filesOf(`${CODE_FOLDERS}/**/*.{test,spec}.{ts,tsx}`).map((file) => [
    file,
    rowsNamed(sourceOf(file)),
  ]),
);

test("the specification has its rows once each", () => {
  expect(rows.length).toBeGreaterThan(200);
  expect(ids.size).toBe(rows.length);
});

test.each(landed)("every row of %s is named by a test", (area) => {
  const wanted = rows.filter((row) => row.area === area);
  const all = new Set([...named.values()].flat());
  expect(wanted).not.toEqual([]);
  expect(wanted.filter(({ id }) => !all.has(id))).toEqual([]);
});

test("no test names a row that does not exist", () => {
  const unknown = [...named].flatMap(([file, found]) =>
    found.filter((id) => !ids.has(id)).map((id) => `${file}: ${id}`),
  );
  expect(unknown).toEqual([]);
});

describe("the law", () => {
  test.each([
    ['test("a [A01]", () => {});', ["A01"]],
    ['test.each([["b"]])("a %s [A01] [B02]", () => {});', ["A01", "B02"]],
    ["test.each`x`('a [A01]', () => {});", ["A01"]],
    ["describe('a [A01]', () => { test(`b [B02]`, () => {}); });", ["A01", "B02"]],
    ['test.describe("a [A01]", () => {});', ["A01"]],
    ['test.skip("a [A01]", () => {});', []],
    ['test.each([["[A01]"]])("%s", () => {});', []],
    ['expect(list["[A01]"]).toBe("[A01]"); // [A01]', []],
  ])("reads the titles of %s", (text, found) => {
    expect(rowsNamed({ file: "a.test.ts", text })).toEqual(found);
  });

  test("reads the table", () => {
    expect(rowsOf("id\tarea\trequirement\nA01\tboard\tNotices\n")).toEqual([
      { id: "A01", area: "board", requirement: "Notices" },
    ]);
  });
});
