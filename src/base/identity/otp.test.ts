import { expect, test } from "vitest";
import {
  OTP_ATTEMPTS,
  OTP_DIGITS,
  OTP_SECONDS,
  otpRefusal,
  parseOtp,
  TRANSFER_OTP_SECONDS,
} from "./otp.ts";

test.each(["012345", " 012 345 ", "０１２３４５", "012-345"])(
  "%j is a one-time code [K01]",
  (typed) => {
    expect(otpRefusal(typed)).toBeNull();
    expect(parseOtp(typed)).toBe("012345");
  },
);

test.each([
  ["nothing", "", "empty"],
  ["five digits", "12345", "bad-format"],
  ["seven digits", "1234567", "bad-format"],
  ["a letter", "12345a", "bad-format"],
  ["a hundred thousand digits", "1".repeat(100_000), "bad-format"],
])("%s is refused as a one-time code [K01]", (_, typed, refusal) => {
  expect(otpRefusal(typed)).toBe(refusal);
  expect(parseOtp(typed)).toBeNull();
});

test("a transfer's code of six digits lives two minutes [K01]", () => {
  expect({ OTP_DIGITS, TRANSFER_OTP_SECONDS }).toEqual({
    OTP_DIGITS: 6,
    TRANSFER_OTP_SECONDS: 120,
  });
});

test("any other code lives five minutes, and five wrong ones lock", () => {
  expect({ OTP_SECONDS, OTP_ATTEMPTS }).toEqual({ OTP_SECONDS: 300, OTP_ATTEMPTS: 5 });
});
