import { expect, test } from "vitest";
import { uploadSlots } from "./upload-slots.ts";

const statusOf = (work: () => unknown): number => {
  try {
    work();
    return 200;
  } catch (thrown) {
    return (thrown as { statusCode: number }).statusCode;
  }
};

test("one network gets its share and no more, and others still get in", () => {
  const slots = uploadSlots({ inAll: 3, ofNetwork: 2 });
  const leave = slots.enter("a");
  slots.enter("a");
  expect(statusOf(() => slots.enter("a"))).toBe(429);
  expect(statusOf(() => slots.enter("b"))).toBe(200);
  expect(statusOf(() => slots.enter("c"))).toBe(503);
  leave();
  // Leaving twice gives back one slot only.
  leave();
  expect(statusOf(() => slots.enter("c"))).toBe(200);
  expect(statusOf(() => slots.enter("a"))).toBe(503);
});
