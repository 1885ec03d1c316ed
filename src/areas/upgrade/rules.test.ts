import { describe, expect, test } from "vitest";
import { always, hoursOf, weekly } from "#areas/support/rules/opening.ts";
import { callBackSlots, isCheckComplete, isSlotNow } from "./rules/video.ts";
import { isAgreed, nextStep, possibleScopes, raises, type Standing } from "./rules.ts";

test.each([
  ["a basic TWD account", { twd: "basic", foreign: null }, ["twd"]],
  [
    "basic dollars beside an advanced TWD account",
    { twd: "advanced", foreign: "basic" },
    ["foreign"],
  ],
  ["both basic", { twd: "basic", foreign: "basic" }, ["twd", "foreign", "both"]],
  ["both advanced", { twd: "advanced", foreign: "advanced" }, []],
  ["no account", { twd: null, foreign: null }, []],
] as const)("who has %s can choose accordingly", (_, type, scopes) => {
  expect(possibleScopes(type)).toEqual(scopes);
});

test("each choice raises what it names", () => {
  expect(raises("twd")).toEqual({ twd: true, foreign: false });
  expect(raises("foreign")).toEqual({ twd: false, foreign: true });
  expect(raises("both")).toEqual({ twd: true, foreign: true });
});

test("an older version, or one document less, is no agreement", () => {
  const required = [
    { documentNumber: 7, version: "2.0" },
    { documentNumber: 8, version: "1.0" },
  ];
  expect(isAgreed(required, required)).toBe(true);
  expect(isAgreed(required, required.slice(1))).toBe(false);
  const older = [{ documentNumber: 7, version: "1.0" }, ...required.slice(1)];
  expect(isAgreed(required, older)).toBe(false);
});

describe("the next step", () => {
  const standing: Standing = {
    state: "video",
    isTermsCurrent: true,
    isCertificateOver: false,
    isPossible: true,
  };
  test.each([
    ["nothing was done", { state: null }, "terms"],
    ["the terms were agreed to", { state: "accounts" }, "accounts"],
    ["accounts were chosen", { state: "certificate" }, "certificate"],
    ["the certificate was verified", {}, "video"],
    ["the certificate has ended since", { isCertificateOver: true }, "certificate"],
    ["the terms have changed since", { isTermsCurrent: false }, "terms"],
    ["the desk refused", { state: "rejected" }, "terms"],
    ["nobody went on with it", { state: "expired" }, "terms"],
    ["the desk agreed and all is upgraded", { state: "approved", isPossible: false }, "done"],
    ["the desk agreed and another account is left", { state: "approved" }, "terms"],
  ] as const)("when %s", (_, change, step) => {
    expect(nextStep({ ...standing, ...change })).toBe(step);
  });
});

describe("times for a call-back", () => {
  const hours = weekly(hoursOf("09:00-18:00"), null);
  const taipei = (text: string) => new Date(`${text}+08:00`);

  test("lie within the hours, half an hour apart, from half an hour from now on", () => {
    const slots = callBackSlots(hours, taipei("2026-03-02T16:20:00"));
    expect(slots[0]).toEqual(taipei("2026-03-02T17:00:00"));
    expect(slots[1]).toEqual(taipei("2026-03-02T17:30:00"));
    expect(slots[2]).toEqual(taipei("2026-03-03T09:00:00"));
    expect(callBackSlots(hours, taipei("2026-03-02T16:30:00"))[0]).toEqual(
      taipei("2026-03-02T17:00:00"),
    );
    expect(callBackSlots(hours, taipei("2026-03-02T16:30:01"))[0]).toEqual(
      taipei("2026-03-02T17:30:00"),
    );
  });

  test("skip weekends and holidays", () => {
    const [first] = callBackSlots(hours, taipei("2026-02-13T18:00:00"));
    expect(first).toEqual(taipei("2026-02-23T09:00:00"));
  });

  test("are no more than a list can show, at any hour", () => {
    expect(callBackSlots(always, taipei("2026-03-02T10:00:00"))).toHaveLength(40);
  });

  test.each([
    ["10 minutes and a second before", -601, false],
    ["10 minutes before", -600, true],
    ["a second before its end", 1_799, true],
    ["at its end", 1_800, false],
  ])("are there %s: %s", (_, seconds, isNow) => {
    const slot = taipei("2026-03-02T10:00:00");
    expect(isSlotNow(slot, new Date(slot.getTime() + seconds * 1000))).toBe(isNow);
  });
});

test("an approval needs every check and a snapshot of face and document", () => {
  const checks = ["face-matches", "document-genuine", "details-right", "own-wish", "undisturbed"];
  expect(isCheckComplete(checks, ["face", "document"])).toBe(true);
  expect(isCheckComplete(checks.slice(1), ["face", "document"])).toBe(false);
  expect(isCheckComplete(checks, ["face", "face"])).toBe(false);
  expect(isCheckComplete(checks, [])).toBe(false);
});
