import { expect, test } from "vitest";
import { catalogue } from "#base/errors/catalogue.ts";
import { filesOf, isTest, sourceOf } from "./sources.ts";

/** Codes that nothing but the catalogue and contracts has: nobody can ever get them. */
function unusedCodes(codes: readonly string[], texts: readonly string[]): string[] {
  const used = new Set(
    texts.flatMap((text) => text.match(/\b(?:[A-Z]{3,4}\d{6}|6[12]\d{3})\b/g) ?? []),
  );
  return codes.filter((code) => !used.has(code));
}

test("every code of the catalogue is thrown or shown somewhere", () => {
  const files = filesOf("src/**/*.{ts,tsx}").filter(
    (file) => !isTest(file) && !/^src\/base\/errors\/|\/contract(\.ts$|\/)/.test(file),
  );
  const texts = files.map((file) => sourceOf(file).text);
  expect(Object.keys(catalogue).length).toBeGreaterThan(150);
  expect(unusedCodes(Object.keys(catalogue), texts)).toEqual([]);
  expect(unusedCodes(["LOGN000099"], texts)).toEqual(["LOGN000099"]);
});

test("every code is in one area's table, and every table in the catalogue", () => {
  const tables = filesOf("src/base/errors/*.ts").filter((file) => !isTest(file));
  const rows = tables.flatMap((file) =>
    [...sourceOf(file).text.matchAll(/^ {2}"?(\w+)"?: \{$/gm)].map(([, code]) => code),
  );
  expect(rows.toSorted()).toEqual(Object.keys(catalogue).toSorted());
});
