import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type AccountNumber,
  accountNumberRefusal,
  formatAccountNumber,
  hasUnusualLength,
  maskAccountNumber,
  ownAccountNumber,
  parseAccountNumber,
} from "./account-number.ts";

const OWN = "899";
const OTHER = "822";
const elevenDigits = fc.string({
  unit: fc.constantFrom(..."0123456789"),
  minLength: 11,
  maxLength: 11,
});

test("the check digit is Damm's: 572 takes a 4", () => {
  expect(ownAccountNumber("00000000572")).toBe("000000005724");
});

test("our own numbers are taken with and without separators", () => {
  expect(parseAccountNumber("0000-0000 5724", OWN)).toBe("000000005724");
  expect(parseAccountNumber("００００００００５７２４", OWN)).toBe("000000005724");
  fc.assert(
    fc.property(elevenDigits, (digits) => {
      expect(accountNumberRefusal(ownAccountNumber(digits), OWN)).toBeNull();
    }),
  );
});

test("every single wrong digit is found", () => {
  const wrong = fc.tuple(elevenDigits, fc.nat({ max: 11 }), fc.integer({ min: 1, max: 9 }));
  fc.assert(
    fc.property(wrong, ([digits, place, change]) => {
      const right = [...ownAccountNumber(digits)];
      right[place] = String((Number(right[place]) + change) % 10);
      expect(accountNumberRefusal(right.join(""), OWN)).toBe("bad-check-digit");
    }),
    { numRuns: 2_000 },
  );
});

test("every swap of two neighbours is found", () => {
  fc.assert(
    fc.property(elevenDigits, fc.nat({ max: 10 }), (digits, place) => {
      const right = ownAccountNumber(digits);
      const [one, other] = [right.charAt(place), right.charAt(place + 1)];
      fc.pre(one !== other);
      const swapped = right.slice(0, place) + other + one + right.slice(place + 2);
      expect(accountNumberRefusal(swapped, OWN)).toBe("bad-check-digit");
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ["nothing", "", OWN, "empty"],
  ["hyphens only", " - ", OTHER, "empty"],
  ["a letter", "12345678901A", OTHER, "not-digits"],
  ["eleven digits at our bank", "00000000572", OWN, "bad-length"],
  ["thirteen digits at our bank", "0000000057240", OWN, "bad-length"],
  ["a wrong check digit at our bank", "000000005725", OWN, "bad-check-digit"],
  ["nine digits at another bank", "123456789", OTHER, "bad-length"],
  ["seventeen digits at another bank", "12345678901234567", OTHER, "bad-length"],
  ["a hundred thousand digits and a letter", `${"1".repeat(100_000)}x`, OTHER, "not-digits"],
])("%s is refused", (_, typed, bank, refusal) => {
  expect(accountNumberRefusal(typed, bank)).toBe(refusal);
  expect(parseAccountNumber(typed, bank)).toBeNull();
});

test.each(["1234567890", "1234567890123456", "123-456-789012"])(
  "%s is taken at another bank",
  (typed) => {
    expect(parseAccountNumber(typed, OTHER)).toBe(typed.replace(/-/g, ""));
  },
);

test.each(["1234567890", "123456789012", "1234567890x", ""])(
  "a number made of %j is our fault",
  (digits) => {
    expect(() => ownAccountNumber(digits)).toThrow(RangeError);
  },
);

test.each([
  ["usual at CTBC", 12, "822", false],
  ["unusual at CTBC", 13, "822", true],
  ["usual at the post", 14, "700", false],
  ["unusual at the post", 12, "700", true],
  ["a virtual account", 16, "700", false],
  ["at a bank whose length is not known", 11, "102", false],
  ["at no bank", 11, "", false],
])("a length %s is told", (_, length, bank, isUnusual) => {
  expect(hasUnusualLength("1".repeat(length) as AccountNumber, bank)).toBe(isUnusual);
});

test("only the last four digits are shown", () => {
  expect(maskAccountNumber("000000005724" as AccountNumber)).toBe("********5724");
});

test.each([
  ["000000005724", "0000-0000-5724"],
  ["1234567890", "1234-5678-90"],
  ["1234567890123456", "1234-5678-9012-3456"],
])("%s is shown in fours", (account, shown) => {
  expect(formatAccountNumber(account as AccountNumber)).toBe(shown);
});
