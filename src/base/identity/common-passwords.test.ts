import { expect, test } from "vitest";
import { commonPasswords, commonWords, isCommonPassword } from "./common-passwords.ts";
import { passwordRefusals } from "./password.ts";

const nobody = { userId: null, nationalId: null, birthday: null, mobile: null };

test.each([
  ["我的密碼 on a Taiwanese keyboard", "ji32k7au4a83"],
  ["我愛你 on a Taiwanese keyboard", "ji394su3"],
  ["a walk over the keyboard", "1qaz2wsx"],
  ["a lover's number", "a5201314"],
  ["capitals", "JI32K7AU4A83"],
  ["a common word and a digit", "password1"],
  ["a common word and a year", "Taiwan2026"],
  ["digits in front of a common word", "88taiwan"],
  ["signs put for letters", "P@ssw0rd"],
  ["signs put for letters, and more", "P@ssw0rd!1"],
  ["a sign for the first letter", "$unshine1"],
])("%s is common", (_, password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  ["a word nobody lists", "kumquat7marble"],
  ["a common word inside another", "taiwanese4breakfast"],
  ["a common word and five digits", "taiwan92846"],
  ["nothing", ""],
  ["a hundred thousand digits", "1".repeat(100_000)],
])("%s is not common", (_, password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test("every listed password earns its place: it breaks no other rule", () => {
  for (const password of commonPasswords) {
    expect([password, ...passwordRefusals(password, nobody)]).toEqual([password, "too-common"]);
  }
});

test("words are plain small letters", () => {
  for (const word of commonWords) expect(word).toMatch(/^[a-z]{4,}$/);
});
