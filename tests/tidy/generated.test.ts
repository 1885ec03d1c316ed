import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, inject, test } from "vitest";
import { documents, GENERATED } from "../../scripts/docs/documents.ts";
import { freshDatabase } from "../bank/fresh-database.ts";

const names = [
  ...["api.md", "desk-api.md", "errors.md", "flows.md", "schema.md", "screens.md"],
  "settings.md",
];

let made: Record<string, string> = {};

beforeAll(async () => {
  // A copy: a connection to the template itself would keep other tests from copying it.
  const database = await freshDatabase(inject("serverUrl"));
  made = await documents(database.url).finally(database.drop);
});

test("git has the generated documents of docs/generated and nothing else", () => {
  expect(Object.keys(made).toSorted()).toEqual(names);
  const files = execFileSync("git", ["ls-files"], { cwd: GENERATED, encoding: "utf8" });
  expect(files.trim().split("\n")).toEqual(names);
});

test.each(names)("docs/generated/%s is what the code says now; else run npm run docs", (name) => {
  expect(readFileSync(join(GENERATED, name), "utf8")).toBe(made[name]);
});
