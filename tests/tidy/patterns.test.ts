import { expect, test, vi } from "vitest";
import { idleBounds, isSlow, slowPatterns } from "./pattern-law.ts";
import { breachesOf, filesOf, isTest, ROOT, sourceOf } from "./sources.ts";

// Each pattern becomes an automaton: ten seconds for all of them on a quiet machine.
vi.setConfig({ testTimeout: 300_000 });

const files = filesOf("{src,signer,seed}/**/*.{ts,tsx}").filter((file) => !isTest(file));

test("no pattern needs more than linear time, or what it reads is short", () => {
  expect(breachesOf(files, slowPatterns)).toEqual([]);
});

test("every exception is still needed", () => {
  expect(idleBounds(files.map(sourceOf))).toEqual([]);
});

test("patterns that are put together from parts are linear as well", async () => {
  const built: RegExp[] = [];
  const Original = globalThis.RegExp;
  vi.stubGlobal(
    "RegExp",
    new Proxy(Original, {
      construct(target, parts: [string, string?]) {
        const pattern = new target(...parts);
        built.push(pattern);
        return pattern;
      },
    }),
  );
  const pure = files.filter(
    (file) =>
      /^src\/(base|areas\/[\w-]+\/(rules|texts))\b.*\.ts$/.test(file) &&
      sourceOf(file).text.includes("new RegExp("),
  );
  expect(pure.length).toBeGreaterThan(8);
  try {
    for (const file of pure) await import(/* @vite-ignore */ `${ROOT}/${file}?built`);
  } finally {
    vi.unstubAllGlobals();
  }
  expect(built.map(({ source }) => source)).toEqual(
    expect.arrayContaining([expect.stringContaining("\\d{6}"), expect.stringContaining("(?!\\d)")]),
  );
  expect(built.filter(({ source, flags }) => isSlow(source, flags))).toEqual([]);
});

test.each([
  [
    "the pattern for links that stopped the site",
    "[\\p{L}\\p{N}_-]+(?:\\.[\\p{L}\\p{N}_-]+)*\\.(?:[\\w-]+|\\p{L}[\\p{L}\\p{N}_-]*)\\/\\S*|(?!\\p{N}+\\.\\P{ASCII})(?:[\\p{L}\\p{N}_-]+\\.)+(?:xn--[a-z\\d-]+|[a-z]{2,24})(?:[:?#]\\S*)?",
    "giu",
  ],
  ["nested repetition", "^(a+)+$", ""],
  ["two parts that read the same", "^\\S+@\\S+$", ""],
  ["space before the end", "\\s+$", ""],
])("%s is found", (_, pattern, flags) => {
  expect(isSlow(pattern, flags)).toBe(true);
});

test("patterns are found in literals and in the texts of contracts", () => {
  const text = 'const a = /x+$/; function b() { return T.String({ pattern: "^(a+)+$" }); }';
  expect(slowPatterns({ file: "src/made-up.ts", text })).toEqual([
    "/x+$/ in a needs more than linear time",
    "/^(a+)+$/ in b needs more than linear time",
  ]);
});
