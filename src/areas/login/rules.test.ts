import { describe, expect, test } from "vitest";
import { loginLetters } from "#areas/verification/texts/letters.ts";
import { languages } from "#base/text/language.ts";
import { flatten } from "../../../scripts/docs/words.ts";
import { holesOf, textBreaches } from "../../../tests/tidy/text-law.ts";
import { maskUserId, riskOf, type Sight } from "./rules.ts";

const firstSeen: Sight = {
  hasFingerprint: true,
  isKnown: false,
  hasDevices: true,
  isLabelKnown: true,
  failures: 0,
  others: 0,
};
const without: Sight = { ...firstSeen, hasFingerprint: false };

describe("the risk of a sign-in", () => {
  test.each<[string, Sight, string, string[]]>([
    ["a known browser", { ...firstSeen, isKnown: true }, "low", []],
    [
      "a known browser after many failures",
      { ...firstSeen, isKnown: true, failures: 4 },
      "low",
      [],
    ],
    ["a browser seen first", firstSeen, "new", ["first-seen"]],
    ["two wrong passwords", { ...firstSeen, failures: 2 }, "new", ["first-seen"]],
    ["three", { ...firstSeen, failures: 3 }, "high", ["first-seen", "wrong-passwords"]],
    ["two others", { ...firstSeen, others: 2 }, "new", ["first-seen"]],
    ["three others", { ...firstSeen, others: 3 }, "high", ["first-seen", "shared-browser"]],
    ["no fingerprint", without, "new", ["no-fingerprint"]],
    [
      "no fingerprint and another browser",
      { ...without, isLabelKnown: false },
      "high",
      ["no-fingerprint", "other-browser"],
    ],
    [
      "no fingerprint at the first sign-in of all",
      { ...without, isLabelKnown: false, hasDevices: false },
      "new",
      ["no-fingerprint"],
    ],
  ])("of %s", (_, sight, risk, reasons) => {
    expect(riskOf(sight)).toEqual({ risk, reasons });
  });
});

test("a user ID is shown by its ends", () => {
  expect(maskUserId("dawn0001")).toBe("da***01");
  expect(maskUserId("abc123")).toBe("ab***23");
});

test("every letter says the same in three languages, as each is written", () => {
  const shapes = languages.map((language) =>
    flatten(loginLetters[language], "").map(({ key, text }) => [key, holesOf(text)]),
  );
  expect(shapes[1]).toEqual(shapes[0]);
  expect(shapes[2]).toEqual(shapes[0]);
  for (const language of languages) {
    const wrong = flatten(loginLetters[language], "").flatMap(({ text }) =>
      textBreaches(text, language),
    );
    expect(wrong).toEqual([]);
  }
});
