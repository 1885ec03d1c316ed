import fc from "fast-check";
import { expect, test } from "vitest";
import {
  areaCodeOf,
  areaCodes,
  maskPhone,
  mobileRefusal,
  type Phone,
  parseMobile,
  parsePhone,
  phoneRefusal,
} from "./phone.ts";

test.each([
  "0912345678",
  "0912-345-678",
  "0912 345 678",
  "０９１２３４５６７８",
  "+886912345678",
  "+886 912-345-678",
  "+886 (0)912 345 678",
  "886912345678",
])("the mobile number %s is read [V16]", (typed) => {
  expect(mobileRefusal(typed)).toBeNull();
  expect(parseMobile(typed)).toBe("0912345678");
  expect(parsePhone(typed)).toBe("0912345678");
});

test.each([
  ["nothing", "", "empty"],
  ["hyphens only", "--", "empty"],
  ["nine digits", "091234567", "bad-format"],
  ["eleven digits", "09123456789", "bad-format"],
  ["a landline", "0223456789", "bad-format"],
  ["a letter", "09123x5678", "bad-format"],
  ["a foreign number", "+821012345678", "bad-format"],
  ["the country alone", "+886", "bad-format"],
  ["a hundred thousand digits", "09".repeat(50_000), "bad-format"],
])("%s is refused as a mobile number [V16]", (_, typed, refusal) => {
  expect(mobileRefusal(typed)).toBe(refusal);
  expect(parseMobile(typed)).toBeNull();
});

test.each([
  ["082666123", "0826"],
  ["083622345", "0836"],
  ["037123456", "037"],
  ["0492222222", "049"],
  ["082312345", "082"],
  ["089123456", "089"],
  ["0223456789", "02"],
  ["031234567", "03"],
  ["0423456789", "04"],
  ["047123456", "04"],
  ["051234567", "05"],
  ["061234567", "06"],
  ["071234567", "07"],
  ["081234567", "08"],
])("%s is a landline of area %s [K09]", (digits, code) => {
  expect(phoneRefusal(digits)).toBeNull();
  expect(areaCodeOf(parsePhone(digits) ?? "")).toBe(code);
});

test("the area codes are those of the specification, longest first [K09]", () => {
  const codes = Object.keys(areaCodes);
  expect(codes).toEqual("0826 0836 037 049 082 089 02 03 04 05 06 07 08".split(" "));
});

test.each([
  ["Nantou with six digits, which Changhua would take", "049222222"],
  ["Wuqiu with another first digit, which Kinmen would take", "082612345"],
  ["Matsu with another first digit, which Pingtung would take", "083612345"],
  ["Taipei with seven digits", "022345678"],
  ["Taipei with nine digits", "02234567890"],
  ["Kinmen with seven digits", "0823123456"],
  ["no area code", "23456789"],
  ["an area code nobody has", "0123456789"],
  ["a toll-free number", "0800123456"],
  ["an extension", "0223456789#12"],
  ["a hundred thousand digits", "02".repeat(50_000)],
])("%s is refused [K09]", (_, typed) => {
  expect(phoneRefusal(typed)).toBe("bad-format");
  expect(parsePhone(typed)).toBeNull();
});

test("an empty phone number is told apart", () => {
  expect(phoneRefusal(" ")).toBe("empty");
});

test.each(["(02) 2345-6789", "+886 2 2345 6789", "（０２）２３４５－６７８９", "02 23456789"])(
  "the landline %s is read [K09]",
  (typed) => {
    expect(parsePhone(typed)).toBe("0223456789");
  },
);

test("a mobile number has no area code", () => {
  expect(areaCodeOf("0912345678")).toBeNull();
});

test("no digits typed make a number of a wrong length", () => {
  const typed = fc.string({ unit: fc.constantFrom(..."0123456789+-()"), maxLength: 14 });
  fc.assert(
    fc.property(typed, (text) => {
      expect(parsePhone(`0${text}`) ?? "012345678").toMatch(/^0\d{8,9}$/);
    }),
    { numRuns: 1_000 },
  );
});

test.each([
  ["0912345678", "0912***678"],
  ["0223456789", "02*****789"],
  ["082666123", "0826**123"],
])("%s is shown as %s", (phone, masked) => {
  expect(maskPhone(phone as Phone)).toBe(masked);
});
