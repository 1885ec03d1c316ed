import { expect, test } from "vitest";
import { missingPaths, oldLines } from "./document-law.ts";
import { breachesOf, filesOf } from "./sources.ts";

// docs/generated and bench/results.md are printed by programs.
const documents = filesOf("*.md", "docs/*.md", "docs/decisions/*.md", "*/**/README.md");

test("documents are in the English of today", () => {
  expect(documents).toContain("src/db/cluster/README.md");
  expect(breachesOf(documents, oldLines)).toEqual([]);
  const text = "# Clock\n\nPages are told the time.\nA client polls.";
  expect(oldLines({ file: "a.md", text })).toEqual(["Pages are told the time."]);
});

test("documents name files that exist", () => {
  expect(breachesOf(documents, missingPaths)).toEqual([]);
  const text =
    "`src/app/main.ts`, `src/app/`, `src/app/nothing.ts`, `tests/api/*-kill`, `npm test`";
  expect(missingPaths({ file: "a.md", text })).toEqual(["src/app/nothing.ts"]);
});
