import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const WAYS_LEAST = 12;

const root = join(import.meta.dirname, "../../content/questions");
const files = globSync("*/*.md", { cwd: root });

/** The ways in which customers ask for an entry, by language. */
function waysIn(file: string): string[][] {
  const text = readFileSync(join(root, file), "utf8");
  return [...text.matchAll(/^keywords: (.+)$/gm)].map(([, line = ""]) => line.split(", "));
}

test("every entry has twelve ways to ask for it in each language", () => {
  expect(files.length).toBeGreaterThanOrEqual(206);
  const short = files.filter((file) => {
    const languages = waysIn(file);
    return languages.length !== 3 || languages.some((ways) => new Set(ways).size < WAYS_LEAST);
  });
  expect(short).toEqual([]);
});
