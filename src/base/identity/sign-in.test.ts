import { expect, test } from "vitest";
import {
  endingOf,
  IDLE_SECONDS,
  IDLE_WARNING_SECONDS,
  isEnding,
  LOGIN_ATTEMPTS,
  SESSION_HOURS,
  signInAddress,
} from "./sign-in.ts";

test("five wrong passwords lock a customer [K01]", () => {
  expect(LOGIN_ATTEMPTS).toBe(5);
});

test("a session idles for 300 seconds at most, with a warning before [K07]", () => {
  expect(IDLE_SECONDS).toBe(300);
  expect(IDLE_WARNING_SECONDS).toBeLessThan(IDLE_SECONDS);
  expect(SESSION_HOURS).toBe(8);
});

test("a session's end is told by its code [S04]", () => {
  expect(endingOf("CHEA000003")).toBe("elsewhere");
  expect(endingOf("CHEA000206")).toBe("timeout");
  expect(endingOf("CHEA000001")).toBe("out");
});

test("after a time-out one comes back to the page, after signing out to none [S02] [S04]", () => {
  expect(signInAddress(null, "/a")).toBe("/login?to=%2Fa");
  expect(signInAddress("timeout", "/a")).toBe("/login?ended=timeout&to=%2Fa");
  expect(signInAddress("out", "/a")).toBe("/login?ended=out");
  expect(signInAddress("elsewhere", "/a")).toBe("/login?ended=elsewhere");
});

test("who was in the accessible web bank signs in there again [P02]", () => {
  expect(signInAddress(null, "/accessible/history?from=a")).toBe(
    "/accessible/login?to=%2Faccessible%2Fhistory%3Ffrom%3Da",
  );
  expect(signInAddress("elsewhere", "/accessible")).toBe("/accessible/login?ended=elsewhere");
  expect(signInAddress(null, "/accessibility")).toBe("/login?to=%2Faccessibility");
});

test("only three codes say that nobody is signed in any more", () => {
  expect(["CHEA000001", "CHEA000003", "CHEA000206"].every(isEnding)).toBe(true);
  expect(isEnding("TRFR000017")).toBe(false);
  expect(isEnding("toString")).toBe(false);
});
