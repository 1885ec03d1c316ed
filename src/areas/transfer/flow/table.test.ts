import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Act,
  acts,
  isKey,
  pageOf,
  type Step,
  stepAfter,
  stepsBefore,
  type TransferState,
  transferAddress,
  transferStates,
  wayFrom,
} from "./table.ts";

// The model: all valid sequences, as one regular expression over the first letters of the acts.
const letters: Record<Act, string> = {
  prepare: "p",
  confirm: "f",
  code: "o",
  execute: "e",
  cancel: "x",
};
const WALKS = /^(f+(o(e)?)?|)$|^(f+o?|)x+$/;

test("a walk of steps is info, confirm (again for another code), code, execute, and nothing else [S06]", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...acts), { maxLength: 12 }), (walk) => {
      let step: TransferState = "prepared";
      let done = "";
      for (const act of walk) {
        const next = stepAfter(step, act);
        expect(next !== null, `${done} then ${act}`).toBe(WALKS.test(done + letters[act]));
        if (next === null) continue;
        step = next;
        done += letters[act];
      }
      expect(step === "pending").toBe(done.endsWith("e"));
    }),
    { numRuns: 2_000 },
  );
});

test.each<[Act, Step[]]>([
  ["prepare", []],
  ["confirm", ["prepared", "confirmed"]],
  ["code", ["confirmed"]],
  ["execute", ["coded"]],
  ["cancel", ["prepared", "confirmed", "coded", "cancelled"]],
])("%s comes after %j", (act, before) => {
  expect(stepsBefore(act)).toEqual(before);
});

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
      for (const state of ["prepared", "coded", "expired"] as const) {
        expect(wayFrom(page, { state, canContinue: false })).toBe("info");
      }
      expect(wayFrom(page, { state: "cancelled", canContinue: false })).toBe("cancelled");
    }
  });
});
