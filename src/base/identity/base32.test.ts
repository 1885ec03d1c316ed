import { expect, test } from "vitest";
import { fromBase32, toBase32 } from "./base32.ts";

const textOf = (base32: string) => new TextDecoder().decode(fromBase32(base32));

test.each([
  ["", ""],
  ["MY======", "f"],
  ["MZXQ====", "fo"],
  ["MZXW6===", "foo"],
  ["MZXW6YQ=", "foob"],
  ["MZXW6YTB", "fooba"],
  ["MZXW6YTBOI======", "foobar"],
])("%s is the RFC's %j", (base32, text) => {
  expect(textOf(base32)).toBe(text);
  expect(toBase32(new TextEncoder().encode(text))).toBe(base32.replaceAll("=", ""));
});

test("a secret is read as authenticator apps show it: small letters, in groups", () => {
  expect(textOf("gezd gnbv gy3t qojq gezd gnbv gy3t qojq")).toBe("12345678901234567890");
});

test("anything else is refused", () => {
  expect(() => fromBase32("0189")).toThrow(RangeError);
});
