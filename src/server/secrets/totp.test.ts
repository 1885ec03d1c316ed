import { describe, expect, test } from "vitest";
import { stepOf, stepTyped, totpOf } from "./totp.ts";

// RFC 6238, appendix B, for SHA-1.
const secret = Buffer.from("12345678901234567890");

describe("a code", () => {
  test.each([
    [59, "94287082"],
    [1_111_111_109, "07081804"],
    [1_111_111_111, "14050471"],
    [1_234_567_890, "89005924"],
    [2_000_000_000, "69279037"],
    [20_000_000_000, "65353130"],
  ])("at %i seconds is the RFC's %s, and its last six digits", (seconds, code) => {
    const step = stepOf(new Date(seconds * 1000));
    expect(totpOf(secret, step, 8)).toBe(code);
    expect(totpOf(secret, step)).toBe(code.slice(2));
  });

  test("is good in its own step, the one before and the one after, and in no other", () => {
    const at = (seconds: number) => new Date(seconds * 1000);
    const code = totpOf(secret, 100);
    expect(stepTyped(secret, code, at(2_969))).toBeNull();
    expect(stepTyped(secret, code, at(2_970))).toBe(100);
    expect(stepTyped(secret, code, at(3_000))).toBe(100);
    expect(stepTyped(secret, code, at(3_059))).toBe(100);
    expect(stepTyped(secret, code, at(3_060))).toBeNull();
  });

  test.each(["", "12345", "1234567", "abcdef", "１２３４５６", "94287082"])(
    "%j is none",
    (typed) => {
      expect(stepTyped(secret, typed, new Date(59_000))).toBeNull();
    },
  );
});
