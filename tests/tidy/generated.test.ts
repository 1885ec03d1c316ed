import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, inject, test } from "vitest";
import { documents, GENERATED } from "../../scripts/docs/documents.ts";
import { freshDatabase } from "../bank/fresh-database.ts";

const names = [
  "api.json",
  "api.md",
  "errors.md",
  "schema.md",
  "screens.md",
  "settings.md",
  "words.md",
];

let made: Record<string, string> = {};

beforeAll(async () => {
  // A copy: a connection to the template itself would keep other tests from copying it.
  const database = await freshDatabase(inject("serverUrl"));
  made = await documents(database.url).finally(database.drop);
});

test("docs/generated holds the generated documents and nothing else", () => {
  expect(Object.keys(made).toSorted()).toEqual(names);
  expect(readdirSync(GENERATED).toSorted()).toEqual(names);
});

test.each(names)("docs/generated/%s is what the code says now; else run npm run docs", (name) => {
  expect(readFileSync(join(GENERATED, name), "utf8")).toBe(made[name]);
});
