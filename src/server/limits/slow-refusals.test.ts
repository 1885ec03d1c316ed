import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isRefused, type RefusalLimits, slowRefusals } from "./slow-refusals.ts";

const limits: RefusalLimits = {
  freePerMinute: 2,
  freeInAll: { perSecond: 1, atOnce: 10 },
  waitMs: [2_000, 6_000],
  moreMs: 0,
  longestMs: 20_000,
  waiting: 2,
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function newResponse(): ServerResponse {
  return new EventEmitter() as ServerResponse;
}

/** Whether the refusal is still held. */
async function isHeld(wait: Promise<void> | null): Promise<boolean> {
  await vi.advanceTimersByTimeAsync(0);
  const held = Symbol();
  return (await Promise.race([wait, held])) === held;
}

test("the first refusals of a network go out at once, the next waits two to six seconds", async () => {
  const slow = slowRefusals(limits, () => 0);
  expect([slow("a", newResponse()), slow("a", newResponse())]).toEqual([null, null]);
  const third = slow("a", newResponse());
  expect(slow("b", newResponse())).toBeNull();
  await vi.advanceTimersByTimeAsync(1_999);
  expect(await isHeld(third)).toBe(true);
  await vi.advanceTimersByTimeAsync(4_001);
  expect(await isHeld(third)).toBe(false);
});

test("a network is answered at once again in the next minute", () => {
  let now = 0;
  const slow = slowRefusals(limits, () => now);
  for (const _ of "ab") slow("a", newResponse());
  now = 60_000;
  expect(slow("a", newResponse())).toBeNull();
});

test("the more of a network wait, the longer each may wait, up to the longest", async () => {
  const slow = slowRefusals(
    { ...limits, freePerMinute: 0, waiting: 101, waitMs: [1, 2], moreMs: 1_000, longestMs: 9_000 },
    () => 0,
  );
  const waits = Array.from({ length: 100 }, () => slow("a", newResponse()));
  const heldOf = async (some: typeof waits) =>
    (await Promise.all(some.map(isHeld))).filter(Boolean).length;
  await vi.advanceTimersByTimeAsync(2_000);
  // Drawn from up to nine seconds each: more than half of them wait longer than two.
  expect(await heldOf(waits)).toBeGreaterThan(50);
  const other = slow("b", newResponse());
  await vi.advanceTimersByTimeAsync(2);
  expect(await isHeld(other)).toBe(false);
  await vi.advanceTimersByTimeAsync(7_000);
  expect(await heldOf(waits)).toBe(0);
  const alone = slow("a", newResponse());
  await vi.advanceTimersByTimeAsync(2);
  expect(await isHeld(alone)).toBe(false);
});

test("all networks together get only so many at once, however many they are", async () => {
  let now = 0;
  const slow = slowRefusals({ ...limits, waiting: 100 }, () => now);
  const waits = Array.from({ length: 60 }, (_, network) => slow(`n${network}`, newResponse()));
  expect(waits.filter((wait) => wait === null)).toHaveLength(10);
  expect(await isHeld(waits.at(-1) ?? null)).toBe(true);
  now = 1_000;
  expect(slow("later", newResponse())).toBeNull();
  expect(await isHeld(slow("too late", newResponse()))).toBe(true);
});

test("where more would wait than may, the one that has waited longest is sent", async () => {
  const slow = slowRefusals({ ...limits, freePerMinute: 0 }, () => 0);
  const leaving = newResponse();
  const [first, second] = [slow("a", leaving), slow("b", newResponse())];
  expect([await isHeld(first), await isHeld(second)]).toEqual([true, true]);
  const third = slow("c", newResponse());
  expect([await isHeld(first), await isHeld(second), await isHeld(third)]).toEqual([
    false,
    true,
    true,
  ]);
  expect(leaving.listenerCount("close")).toBe(0);
});

test("who goes away makes room", async () => {
  const slow = slowRefusals({ ...limits, freePerMinute: 0 }, () => 0);
  const leaving = newResponse();
  const waits = [slow("a", newResponse()), slow("b", leaving)];
  leaving.emit("close");
  expect(leaving.listenerCount("close")).toBe(0);
  waits.push(slow("c", newResponse()));
  expect(await Promise.all(waits.map(isHeld))).toEqual([true, false, true]);
});

test.each([
  ["GET", 429, true],
  ["GET", 503, true],
  ["POST", 400, true],
  ["POST", 403, true],
  ["GET", 404, false],
  ["POST", 200, false],
  ["POST", 303, false],
])("%s with %i is slowed: %s", (method, status, expected) => {
  expect(isRefused({ method }, status)).toBe(expected);
});
