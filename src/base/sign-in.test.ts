import { expect, test } from "vitest";
import { IDLE_SECONDS, IDLE_WARNING_SECONDS, LOGIN_ATTEMPTS, SESSION_HOURS } from "./sign-in.ts";

test("five wrong passwords lock a customer [K01]", () => {
  expect(LOGIN_ATTEMPTS).toBe(5);
});

test("a session idles for 300 seconds at most, with a warning before [K07]", () => {
  expect(IDLE_SECONDS).toBe(300);
  expect(IDLE_WARNING_SECONDS).toBeLessThan(IDLE_SECONDS);
  expect(SESSION_HOURS).toBe(8);
});
