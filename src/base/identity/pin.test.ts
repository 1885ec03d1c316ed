import { expect, test } from "vitest";
import { PIN_ATTEMPTS, parsePin, pinRefusal } from "./pin.ts";

test.each(["13579A", "13579a", " １３５７９Ａ "])(
  "%j is a PIN of five digits and a letter [K01]",
  (typed) => {
    expect(pinRefusal(typed)).toBeNull();
    expect(parsePin(typed)).toBe("13579A");
  },
);

test.each([
  ["nothing", "", "empty"],
  ["four digits", "1357A", "bad-format"],
  ["six digits", "135791A", "bad-format"],
  ["no letter", "135791", "bad-format"],
  ["two letters", "13579AB", "bad-format"],
  ["the letter in front", "A13579", "bad-format"],
  ["a letter that is not ASCII", "13579é", "bad-format"],
  ["a hundred thousand digits", "1".repeat(100_000), "bad-format"],
])("%s is refused as a PIN [K01]", (_, typed, refusal) => {
  expect(pinRefusal(typed)).toBe(refusal);
  expect(parsePin(typed)).toBeNull();
});

test("a PIN may be tried five times [K01]", () => {
  expect(PIN_ATTEMPTS).toBe(5);
});
