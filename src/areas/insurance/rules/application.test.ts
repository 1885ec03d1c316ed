import { expect, test } from "vitest";
import { isCancellable, policyStatus } from "./application.ts";

const cover = { startsAt: new Date(1_000), endsAt: new Date(2_000) };

test.each([
  ["issued", 999, "coming", true],
  ["issued", 1_000, "running", false],
  ["issued", 1_999, "running", false],
  ["issued", 2_000, "over", false],
  ["cancelled", 999, "cancelled", false],
  ["cancelling", 999, "cancelled", false],
] as const)("a policy that is %s is at %i %s", (state, now, status, cancellable) => {
  expect(policyStatus(state, cover, new Date(now))).toBe(status);
  expect(isCancellable(state, cover, new Date(now))).toBe(cancellable);
});
