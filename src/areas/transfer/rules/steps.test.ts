import { describe, expect, test } from "vitest";
import { acts, steps, transferStates } from "../flow/table.ts";
import { isInOrder, postedState, stateOf } from "./steps.ts";

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
