import fc from "fast-check";
import { expect, test } from "vitest";
import { stateAfter } from "#base/flow/table.ts";
import {
  type ApplicationState,
  applicationActs,
  applicationStates,
  applicationSteps,
  insuranceApplicationFlow,
  statesBefore,
} from "./table.ts";

test("there are four steps: quote, register, confirm, pay [B07]", () => {
  expect(applicationSteps).toEqual(["quote", "register", "confirm", "pay"]);
});

test("whatever happens in whatever order, a policy is issued once, and money is given back once", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...applicationActs), { maxLength: 30 }), (walk) => {
      let state: ApplicationState = "registered";
      const done: string[] = [];
      for (const act of walk) {
        const next: ApplicationState | null = stateAfter(insuranceApplicationFlow, state, act);
        expect(statesBefore(act).includes(state)).toBe(next !== null);
        if (next === null) continue;
        state = next;
        done.push(act);
      }
      const count = (act: string) => done.filter((each) => each === act).length;
      expect(count("issue")).toBeLessThanOrEqual(1);
      expect(count("refund")).toBeLessThanOrEqual(1);
      // Nothing is paid before the insurer has confirmed, nor refunded before it was paid.
      expect(count("pay") > 0 && done.indexOf("pay") < done.indexOf("verify")).toBe(false);
      expect(count("refund") > 0 && count("pay") === 0).toBe(false);
      expect(["refunded", "cancelled"].includes(state)).toBe(count("refund") === 1);
    }),
    { numRuns: 5_000 },
  );
});

test("what has ended stays so", () => {
  const dead = applicationStates.filter((state) =>
    applicationActs.every((act) => stateAfter(insuranceApplicationFlow, state, act) === null),
  );
  expect(dead).toEqual(["refunded", "cancelled"]);
});
