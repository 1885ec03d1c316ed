import { describe, expect, test } from "vitest";
import { breachesOf, filesOf, sourceOf } from "./sources.ts";
import { coloursOf, fixedFontSizes, strayColours, TOKENS } from "./style-law.ts";

const sheets = filesOf("{src,public,signer}/**/*.css");
const tokens = new Set(coloursOf(sourceOf(TOKENS)).map((colour) => colour.toLowerCase()));

test("colours come from the tokens", () => {
  expect(breachesOf(sheets, (sheet) => strayColours(sheet, tokens))).toEqual([]);
});

test("the reader chooses the size of letters", () => {
  expect(breachesOf(sheets, fixedFontSizes)).toEqual([]);
});

describe("the law", () => {
  test.each([
    ["a { color: #123456; }", ["#123456"]],
    ["a { background: linear-gradient(#fff, red); }", ["#fff", "red"]],
    ["a { border: 1px solid rgb(0 0 0 / 50%); }", ["rgb()"]],
    ["@media print { a { color: black; } }", ["black"]],
    ["a { --own: #abc; }", ["#abc"]],
    ["a { color: var(--ink); background: transparent; fill: currentColor; }", []],
    ["#fade { animation: red 1s; }", []],
  ])("finds the colours of %s", (text, colours) => {
    expect(strayColours({ file: "src/web/ui/forms/Button.module.css", text }, tokens)).toEqual(
      colours,
    );
  });

  test("lets a sheet outside the build repeat the tokens' colours only", () => {
    const text = "a { color: #2b3a8c; background: #123456; }";
    expect(strayColours({ file: "public/outage.css", text }, tokens)).toEqual(["#123456"]);
  });

  test.each([
    ["a { font-size: 12px; }", 1],
    ["a { font: 700 10pt/1.2 serif; }", 1],
    ["a { --text: 16px; }", 1],
    ["a { font-size: 1.5rem; padding: 12px; }", 0],
    ["a { font-size: var(--text); }", 0],
  ])("finds the fixed letters of %s", (text, count) => {
    expect(fixedFontSizes({ file: "src/web/ui/forms/Button.module.css", text })).toHaveLength(
      count,
    );
  });
});
