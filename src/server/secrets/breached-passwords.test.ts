import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, test } from "vitest";
import { isBreached } from "./breached-passwords.ts";

test("at least ten thousand passwords are known", () => {
  expect(new Set(dictionary["passwords-common"]).size).toBeGreaterThan(40_000);
});

test.each([
  ["a breached password", "ncc1701a"],
  ["the same in capitals", "NCC1701A"],
  ["the same by a full-width keyboard", "ｎｃｃ１７０１ａ"],
  ["a listed word and a digit", "moonlight1"],
  ["a listed word and two digits", "Moonlight73"],
  ["a listed word, a digit and a sign", "Moonlight7!"],
  ["a listed word and a year", "Moonlight1987"],
  ["a listed word, a year and a sign", "Moonlight2026!"],
  ["digits before a listed word", "73moonlight"],
  ["something at both ends", "7moonlight7"],
  ["signs for letters", "m00nl1ght"],
  ["signs for letters, and a digit", "M00nlight9"],
])("%s is listed", async (_, password) => {
  expect(await isBreached(password)).toBe(true);
});

test.each([
  ["the demonstration's customers", "Sunrise-8264"],
  ["the demonstration's staff", "Harbour-5170"],
  ["a listed word and three digits that are no year", "moonlight738"],
  ["a listed word and the year 2100", "moonlight2100"],
  ["a listed word with a sign and two digits", "moonlight-73"],
  ["two listed words", "moonlight7harbour"],
  ["a word of three letters and a year", "owl2026!"],
  ["Chinese words", "晨光之路7在東邊"],
  ["nothing", ""],
  ["a hundred thousand letters", "a1".repeat(50_000)],
])("%s: not listed", async (_, password) => {
  expect(await isBreached(password)).toBe(false);
});
