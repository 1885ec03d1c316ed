import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colours } from "#base/site/brand.ts";
import { brandedTokens } from "../../scripts/brand-colours.ts";
import { filesOf } from "./sources.ts";

/** Everything that identifies the bank, written out independently of the brand's own file. */
const BRAND =
  /晨光|Dawn (Commercial )?Bank|던뱅크|던상업은행|dawnbank|0800-899-899|8899-0899|Chenguang/;

/** A name among common passwords is not branding, and the kit is for builders. */
const ALLOWED =
  /^src\/base\/(site\/brand\.json|identity\/common-passwords\.ts)$|\.test\.tsx?$|^src\/areas\/kit\/|\.testing\.ts$/;

test("names, numbers and addresses of the bank stand in one file", () => {
  const files = filesOf("{src,content,seed}/**/*.{ts,tsx,css,md,json}")
    .concat(filesOf("public/*.{html,js,css,json,svg}"))
    .filter((file) => !ALLOWED.test(file));
  expect(files.length).toBeGreaterThan(1_000);
  const named = files.filter((file) => BRAND.test(readFileSync(file, "utf8")));
  expect(named).toEqual([]);
});

test("content names the bank's code, and does not write it out", () => {
  const code = /(?<![\d,.-])899(?![\d,.-])/;
  const named = filesOf("content/**/*.md").filter((file) => code.test(readFileSync(file, "utf8")));
  expect(named).toEqual([]);
});

test("the brand's file is the one that has them", () => {
  expect(readFileSync("src/base/site/brand.json", "utf8")).toMatch(BRAND);
});

test("the brand's colours are tokens of the sheet, and the house's are the sheet's own", () => {
  const sheet = readFileSync("src/web/styles/tokens.css", "utf8");
  const missing = Object.entries(colours).filter(
    ([name, { day, night }]) =>
      !sheet.includes(`--${name}: light-dark(${day}, ${night});`) &&
      !sheet.includes(`--${name}: ${day};`),
  );
  expect(missing).toEqual([]);
  expect(brandedTokens(sheet)).toBe(sheet);
});
