import fc from "fast-check";
import { validateIdCardNumber } from "taiwan-id-validator";
import { expect, test } from "vitest";
import {
  maskNationalId,
  type NationalId,
  nationalIdFacts,
  nationalIdRefusal,
  parseNationalId,
} from "./national-id.ts";

test.each([
  ["A123456789", "citizen", "male", "citizen"],
  ["A223456781", "citizen", "female", "citizen"],
  ["Y123456788", "citizen", "male", "citizen"],
  ["A800000014", "resident", "male", "foreigner"],
  ["A900000016", "resident", "female", "foreigner"],
  ["AA00000009", "old-resident", "male", "not-foreigner"],
  ["AB23456789", "old-resident", "female", "not-foreigner"],
  ["HD02717288", "old-resident", "female", "foreigner"],
])("%s belongs to a %s", (id, kind, sex, standing) => {
  expect(nationalIdFacts(id as NationalId)).toEqual({ kind, sex, standing });
});

test.each([
  ["A87", "no-household"],
  ["A88", "hong-kong-macau"],
  ["A99", "mainland"],
  ["A86", "foreigner"],
])("a resident number that begins %s is of a %s", (start, standing) => {
  expect(nationalIdFacts(`${start}0000000` as NationalId).standing).toBe(standing);
});

test.each([
  ["as it is", "A123456789"],
  ["in small letters", "a123456789"],
  ["full-width", "Ａ１２３４５６７８９"],
  ["with space around", " A123456789\u3000"],
])("one capital letter and nine digits typed %s are a national ID [V02][V16]", (_, typed) => {
  expect(nationalIdRefusal(typed)).toBeNull();
  expect(parseNationalId(typed)).toBe("A123456789");
});

test("a national ID left empty is told apart, to be asked for [V01]", () => {
  expect(nationalIdRefusal("")).toBe("empty");
  expect(nationalIdRefusal(" \u3000")).toBe("empty");
});

test.each([
  ["a wrong check digit", "A123456788", "bad-checksum"],
  ["a letter of another person", "W100000000", "bad-checksum"],
  ["eight digits", "A12345678", "bad-format"],
  ["ten digits", "A1234567890", "bad-format"],
  ["no letter", "1123456789", "bad-format"],
  ["a comma for the second digit", "A,23456789", "bad-format"],
  ["a second digit nobody has", "A323456789", "bad-format"],
  ["a homeless number", "AX23456789", "bad-format"],
  ["a letter of another alphabet", "ı123456789", "bad-format"],
  ["a line behind it", "A123456789\nA", "bad-format"],
  ["a hundred thousand letters", "A".repeat(100_000), "bad-format"],
])("%s is refused [V02]", (_, typed, refusal) => {
  expect(nationalIdRefusal(typed)).toBe(refusal);
  expect(parseNationalId(typed)).toBeNull();
});

test("25,000 random numbers are judged as by an independent validator [V02]", () => {
  const letters = fc.constantFrom(..."ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  const second = fc.constantFrom(..."01234567891289128912ABCDEX");
  const digits = fc.string({ unit: fc.constantFrom(..."0123456789"), minLength: 8, maxLength: 8 });
  const categories = {
    citizen: "NATIONAL_ID",
    foreigner: "UI_NUMBER_FOREIGN_OR_STATELESS",
    "no-household": "UI_NUMBER_NATIONAL_WITHOUT_HOUSEHOLD_REGISTRATION",
    "hong-kong-macau": "UI_NUMBER_HK_MACAO_RESIDENT",
    mainland: "UI_NUMBER_MAINLAND_CHINA_RESIDENT",
    "not-foreigner": "UI_NUMBER_LEGACY",
  };
  fc.assert(
    fc.property(letters, second, digits, (letter, sex, rest) => {
      const typed = letter + sex + rest;
      const judged = validateIdCardNumber(typed);
      const id = parseNationalId(typed);
      if (judged.valid !== (id !== null)) throw new Error(`disagreement on ${typed}`);
      if (!judged.valid || id === null) return;
      const { kind, standing } = nationalIdFacts(id);
      const category = kind === "old-resident" ? "UI_NUMBER_LEGACY" : categories[standing];
      if (category !== judged.category) throw new Error(`disagreement on the holder of ${typed}`);
    }),
    { numRuns: 25_000 },
  );
});

test("a shown number hides its four middle digits", () => {
  expect(maskNationalId("A123456789" as NationalId)).toBe("A12****789");
});
