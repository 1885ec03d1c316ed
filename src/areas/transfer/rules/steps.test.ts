import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Act,
  acts,
  isInOrder,
  postedState,
  type Step,
  stateOf,
  stepAfter,
  steps,
  stepsBefore,
  transferStates,
} from "./steps.ts";

// The model: all valid sequences, as one regular expression over the first letters of the acts.
const letters: Record<Act, string> = { confirm: "f", code: "o", execute: "e", cancel: "x" };
const WALKS = /^(f+(o(e)?)?|)$|^(f+o?|)x+$/;

test("a walk of steps is info, confirm (again for another code), code, execute, and nothing else [S06]", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...acts), { maxLength: 12 }), (walk) => {
      let step: Step | "done" = "prepared";
      let done = "";
      for (const act of walk) {
        const next: Step | "done" | null = step === "done" ? null : stepAfter(step, act);
        expect(next !== null, `${done} then ${act}`).toBe(WALKS.test(done + letters[act]));
        if (next === null) continue;
        step = next;
        done += letters[act];
      }
      expect(step === "done").toBe(done.endsWith("e"));
    }),
    { numRuns: 2_000 },
  );
});

test.each<[Act, Step[]]>([
  ["confirm", ["prepared", "confirmed"]],
  ["code", ["confirmed"]],
  ["execute", ["coded"]],
  ["cancel", ["prepared", "confirmed", "coded", "cancelled"]],
])("%s comes after %j", (act, before) => {
  expect(stepsBefore(act)).toEqual(before);
});

describe("an act on a transfer", () => {
  const owner = { customerId: "1", sessionHash: Uint8Array.of(1, 2, 3) };
  const transfer = { ...owner, step: "confirmed", isExpired: false } as const;

  test("is in order in its owner's hands, in its session and in time", () => {
    expect(isInOrder(transfer, "code", owner)).toBe(true);
    expect(isInOrder(transfer, "execute", owner)).toBe(false);
  });

  test.each<[string, Partial<Parameters<typeof isInOrder>[0]>]>([
    ["of another customer", { customerId: "2" }],
    ["of another session", { sessionHash: Uint8Array.of(1, 2, 4) }],
    ["of a session whose hash only begins so", { sessionHash: Uint8Array.of(1, 2) }],
    ["that is too old", { isExpired: true }],
    ["that was given up", { step: "cancelled" }],
  ])("%s is out of order", (_which, change) => {
    for (const step of steps) {
      const changed = { ...transfer, step, ...change };
      for (const act of ["confirm", "code", "execute"] as const) {
        expect(isInOrder(changed, act, owner)).toBe(false);
      }
    }
  });

  test("that nobody knows is out of order", () => {
    for (const act of acts) expect(isInOrder(null, act, owner)).toBe(false);
  });

  test("may be to give up late and from a new session, but not for another customer", () => {
    const late = { ...transfer, isExpired: true, sessionHash: Uint8Array.of(9) };
    expect(isInOrder(late, "cancel", owner)).toBe(true);
    expect(isInOrder({ ...late, customerId: "2" }, "cancel", owner)).toBe(false);
  });
});

describe("the state that is told", () => {
  const draft = { customerId: "1", step: "coded", isExpired: false } as const;

  test("is what was posted, whatever the draft says", () => {
    expect(stateOf({ ...draft, isExpired: true }, "done", "1")).toBe("done");
    expect(stateOf(null, "rejected", "1")).toBe("rejected");
  });

  test("is the draft's step, or that it is too old or given up", () => {
    expect(stateOf(draft, null, "1")).toBe("coded");
    expect(stateOf({ ...draft, isExpired: true }, null, "1")).toBe("expired");
    expect(stateOf({ ...draft, step: "cancelled", isExpired: true }, null, "1")).toBe("cancelled");
  });

  test("is unknown of nothing and of another customer's transfer", () => {
    expect(stateOf(null, null, "1")).toBe("unknown");
    expect(stateOf(draft, null, "2")).toBe("unknown");
  });

  test.each([
    [null, "done"],
    ["settled", "done"],
    ["pending", "pending"],
    ["rejected", "rejected"],
  ] as const)("is, where the other bank says %s, %s", (clearing, state) => {
    expect(postedState(clearing)).toBe(state);
    expect(transferStates).toContain(state);
  });
});
