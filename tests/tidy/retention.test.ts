import { expect, test } from "vitest";
import { filesOf, sourceOf } from "./sources.ts";

const list = sourceOf("docs/retention.md").text;
const named = [...list.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = ""]) =>
  [...cell.matchAll(/`(\w+)`/g)].map(([, table = ""]) => table),
);

/** Every table that a migration makes or gives another name, but for those that one drops. */
function tablesOf(): string[] {
  const sql = filesOf("src/db/migrations/*.sql").map((file) => sourceOf(file).text);
  const tables = new Set<string>();
  for (const [, made, from, to, gone] of sql
    .join("\n")
    .matchAll(
      /create table bank\.(\w+)|alter table bank\.(\w+) rename to (\w+)|drop table bank\.(\w+)/g,
    )) {
    if (made) tables.add(made);
    if (from && to) {
      tables.delete(from);
      tables.add(to);
    }
    if (gone) tables.delete(gone);
  }
  return [...tables];
}

test("how long rows are kept is said of every table, once", () => {
  const tables = tablesOf();
  expect(tables.length).toBeGreaterThan(60);
  expect(tables.filter((table) => !named.includes(table))).toEqual([]);
  expect(named.filter((table, place) => named.indexOf(table) !== place)).toEqual([]);
});
