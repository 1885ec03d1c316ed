import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT, sourceOf } from "./sources.ts";

const ITEMS = 58;

const rows = sourceOf("docs/security.md")
  .text.split("\n")
  .map((line) => /^\| (\d+) \| (.+) \| (.+) \|$/.exec(line))
  .filter((found) => found !== null)
  .map(([, number, what, proof]) => ({ number: Number(number), what, proof: `${proof}` }));

test("the security notes name every item once, in order", () => {
  expect(rows.map(({ number }) => number)).toEqual(
    Array.from({ length: ITEMS }, (_, index) => index + 1),
  );
});

test("every item names tests that exist, or says why there are none", () => {
  const reason = /not built yet|by reading|ends in the proxy/;
  const wrong = rows.filter(({ proof }) => {
    const files = [...proof.matchAll(/`((?:src|tests)\/[^`]+)`/g)].map(([, file]) => `${file}`);
    return files.length === 0 ? !reason.test(proof) : !files.every(isTest);
  });
  expect(wrong).toEqual([]);
});

function isTest(file: string): boolean {
  return /\.(test|spec)\.ts$/.test(file) && existsSync(join(ROOT, file));
}
