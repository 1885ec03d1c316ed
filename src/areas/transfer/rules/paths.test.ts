import { describe, expect, test } from "vitest";
import { isEnding, isKey, pageOf, transferAddress, wayFrom } from "./paths.ts";
import { type TransferState, transferStates } from "./steps.ts";

const key = "b1634a39-87a9-430a-9e32-e26ca5c1a5b4";

test("the key of a transfer travels in its address, and nothing else counts as one", () => {
  expect(transferAddress("pin", key)).toBe(`/transfer/pin?key=${key}`);
  expect(isKey(key)).toBe(true);
  for (const wrong of [null, "", "x", key.toUpperCase(), `${key} `, key.replace("-4", "-8")]) {
    expect(isKey(wrong)).toBe(false);
  }
});

test("every state of a transfer has a page to go on at [S06]", () => {
  expect(Object.fromEntries(transferStates.map((state) => [state, pageOf(state)]))).toEqual({
    unknown: "info",
    prepared: "confirm",
    confirmed: "code",
    coded: "pin",
    cancelled: "info",
    expired: "info",
    done: "done",
    pending: "done",
    rejected: "done",
  });
});

describe("who opens the page of a step", () => {
  test.each<["confirm" | "code" | "pin", TransferState]>([
    ["confirm", "prepared"],
    ["confirm", "confirmed"],
    ["code", "confirmed"],
    ["pin", "coded"],
  ])("stays at %s of a transfer that is %s [B09]", (page, state) => {
    expect(wayFrom(page, { state, canContinue: true })).toBeNull();
  });

  test.each<["confirm" | "code" | "pin", TransferState, string]>([
    ["code", "prepared", "confirm"],
    ["pin", "prepared", "confirm"],
    ["pin", "confirmed", "code"],
    ["confirm", "coded", "pin"],
    ["code", "coded", "pin"],
  ])("at %s of one that is %s is led to %s: no step is jumped [S06]", (page, state, way) => {
    expect(wayFrom(page, { state, canContinue: true })).toBe(way);
  });

  test("is shown the receipt of what was done, and begins again with what cannot go on", () => {
    for (const page of ["confirm", "code", "pin"] as const) {
      for (const state of ["done", "pending", "rejected"] as const) {
        expect(wayFrom(page, { state, canContinue: false })).toBe("done");
      }
      for (const state of ["prepared", "coded", "expired", "cancelled"] as const) {
        expect(wayFrom(page, { state, canContinue: false })).toBe("info");
      }
    }
  });
});

test("only three codes say that nobody is signed in any more", () => {
  expect(["CHEA000001", "CHEA000003", "CHEA000206"].every(isEnding)).toBe(true);
  expect(isEnding("TRFR000017")).toBe(false);
  expect(isEnding("toString")).toBe(false);
});
