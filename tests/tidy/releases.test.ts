import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import manifest from "../../package.json" with { type: "json" };

test("the newest version of the changelog is the one that the bank and the lock file have", () => {
  const [, newest] = /^## (\d.*)$/m.exec(readFileSync("CHANGELOG.md", "utf8")) ?? [];
  expect(newest).toBe(manifest.version);
  expect(JSON.parse(readFileSync("package-lock.json", "utf8")).version).toBe(manifest.version);
});

test("the changelog has three kinds of changes", () => {
  const kinds = readFileSync("CHANGELOG.md", "utf8").match(/^### .+$/gm);
  expect([...new Set(kinds)].toSorted()).toEqual(["### Added", "### Changed", "### Fixed"]);
});
