import { expect, test } from "vitest";
import { isUuid } from "#base/identity/uuid.ts";
import { refundId } from "./refund.ts";

test("the key of a refund is an id, always the same for a transfer and another for each", () => {
  const [one, two] = [
    "0199d3a0-0000-7000-8000-000000000001",
    "0199d3a0-0000-7000-8000-000000000002",
  ].map(refundId);
  expect(one).toBe(refundId("0199d3a0-0000-7000-8000-000000000001"));
  expect(one).not.toBe(two);
  expect(isUuid(one ?? "")).toBe(true);
  expect(one).toMatch(/^.{14}8.{4}[89ab]/);
});
