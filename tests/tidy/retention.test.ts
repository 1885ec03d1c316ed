import { expect, test } from "vitest";
import { sourceOf } from "./sources.ts";
import { tablesOf } from "./tables.ts";

const list = sourceOf("docs/retention.md").text;
const named = [...list.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = ""]) =>
  [...cell.matchAll(/`(\w+)`/g)].map(([, table = ""]) => table),
);

test("how long rows are kept is said of every table, once", () => {
  const tables = tablesOf();
  expect(tables.length).toBeGreaterThan(60);
  expect(tables.filter((table) => !named.includes(table))).toEqual([]);
  expect(named.filter((table, place) => named.indexOf(table) !== place)).toEqual([]);
});
