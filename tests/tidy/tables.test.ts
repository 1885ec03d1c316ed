import { expect, test } from "vitest";
import { filesOf, sourceOf } from "./sources.ts";
import { idleExceptions, ownerOf, strayTables } from "./table-law.ts";
import { tablesOf } from "./tables.ts";

const sources = filesOf("src/**/*.ts").map(sourceOf);
const homes = [...new Set(sources.map(({ file }) => file.split("/").slice(1, 3).join("/")))];
const tables = tablesOf();

test("every table has an owner", () => {
  expect(tables.length).toBeGreaterThan(60);
  expect(tables.filter((table) => ownerOf(table, homes) === null)).toEqual([]);
});

test("only its owner names a table in SQL, and every exception is still needed", () => {
  const strays = sources.flatMap((source) =>
    strayTables(source, { tables, homes }).map((table) => `${source.file}: ${table}`),
  );
  expect(strays).toEqual([]);
  expect(idleExceptions(sources, { tables, homes })).toEqual([]);
});

test("the law sees a stranger's statement, and no comment", () => {
  const stray = (text: string, file = "src/areas/board/store.ts") =>
    strayTables({ file, text }, { tables, homes });
  expect(stray("`select 1 from card join bank.board_notice on true`")).toEqual(["card"]);
  expect(stray("`update account set balance = 0`")).toEqual(["account"]);
  expect(stray("// what comes from card")).toEqual([]);
  expect(stray("`select 1 from card`", "src/areas/cards/store/cards.ts")).toEqual([]);
});
