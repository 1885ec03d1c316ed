import { expect, test } from "vitest";
import { countedSlots } from "./counted-slots.ts";

const statusOf = (work: () => unknown): number => {
  try {
    work();
    return 200;
  } catch (thrown) {
    return (thrown as { statusCode: number }).statusCode;
  }
};

test("one owner gets its share and no more, and others still get in", () => {
  const take = countedSlots({ inAll: 3, fullStatus: 503, comeBackSeconds: 5 });
  const leave = take("a", 2);
  take("a", 2);
  expect(statusOf(() => take("a", 2))).toBe(429);
  expect(statusOf(() => take("b", 2))).toBe(200);
  expect(statusOf(() => take("c", 2))).toBe(503);
  leave();
  // Leaving twice gives back one slot only.
  leave();
  expect(statusOf(() => take("c", 2))).toBe(200);
  expect(statusOf(() => take("a", 2))).toBe(503);
});

test("a refusal says when to come back, and the status where all are taken", () => {
  const take = countedSlots({ inAll: 1, fullStatus: 429, comeBackSeconds: 60 });
  take("a", 8);
  expect(() => take("b", 8)).toThrow(expect.objectContaining({ statusCode: 429, seconds: 60 }));
});
