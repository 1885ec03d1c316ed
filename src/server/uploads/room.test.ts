import { expect, test } from "vitest";
import { roomOf } from "./room.ts";

const statusOf = (work: () => unknown): number => {
  try {
    work();
    return 200;
  } catch (thrown) {
    return (thrown as { statusCode: number }).statusCode;
  }
};

test("one address gets its share and no more, and others still get in", () => {
  const room = roomOf({ inAll: 3, ofOne: 2 });
  const leave = room.enter("a");
  room.enter("a");
  expect(statusOf(() => room.enter("a"))).toBe(429);
  expect(statusOf(() => room.enter("b"))).toBe(200);
  expect(statusOf(() => room.enter("c"))).toBe(503);
  leave();
  // Leaving twice gives back one place only.
  leave();
  expect(statusOf(() => room.enter("c"))).toBe(200);
  expect(statusOf(() => room.enter("a"))).toBe(503);
});
