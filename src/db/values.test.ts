import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { type FreshDatabase, freshDatabase } from "../../tests/bank/fresh-database.ts";
import { openPool, type Pool } from "./db.ts";
import { rowsLiteral, textsLiteral } from "./values.ts";

const texts = [
  "plain",
  "",
  " ",
  " around ",
  "NULL",
  "null",
  "a,b",
  "{a}",
  "(a)",
  'print "no"',
  '"',
  "back\\slash",
  "\\",
  '\\"',
  "tab\tand\nline",
  "房租 3月",
  "월세",
  "🙂",
  "'; drop table entry; --",
  "899-004",
];

let database: FreshDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await freshDatabase(inject("serverUrl"));
  pool = openPool(database.url, "bank_app");
});
afterAll(async () => {
  await pool.close();
  await database.drop();
});

test("the database reads back every text", async () => {
  const rows = await pool.query<{ text: string }>("select text from unnest($1::text[]) as text", [
    textsLiteral(texts),
  ]);
  expect(rows.map(({ text }) => text)).toEqual(texts);
});

test("the database reads back every cell of every row", async () => {
  const rows = await pool.query(
    `select posting_id, leg, account, amount::float8 as amount, currency
       from unnest($1::batch_internal[])`,
    [rowsLiteral([...texts, null].map((text, leg) => [null, leg, text, -leg, text]))],
  );
  expect(rows).toEqual(
    [...texts, null].map((text, leg) => ({
      posting_id: null,
      leg,
      account: text,
      amount: -leg || 0,
      currency: text,
    })),
  );
});

test("nothing is nothing", () => {
  expect([rowsLiteral([]), textsLiteral([])]).toEqual(["{}", "{}"]);
});
