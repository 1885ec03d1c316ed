import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { driverQueue } from "./driver-queue.ts";

const TIMEOUT_MS = 30_000;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A driver that notes when its functions begin; each ends when the test says so. */
function driver() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const native = (name: string) => () =>
    new Promise<number>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(0));
    });
  return { begun, native, end: (name: string) => ends.get(name)?.() };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

test("a driver gets one call at a time [A15]", async () => {
  const { begun, native, end } = driver();
  const queue = driverQueue(TIMEOUT_MS);
  const both = Promise.all([queue(native("one"), false), queue(native("two"), false)]);
  await settled();
  expect(begun).toEqual(["one"]);
  end("one");
  await settled();
  expect(begun).toEqual(["one", "two"]);
  end("two");
  expect(await both).toEqual([0, 0]);
});

test("while a call hangs nothing else enters the driver; what cleans up comes after it [A15]", async () => {
  const { begun, native, end } = driver();
  const queue = driverQueue(TIMEOUT_MS);
  const hung = queue(native("sign"), false).catch(String);
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  expect(await hung).toContain("does not answer");
  await expect(queue(native("another"), false)).rejects.toThrow("does not answer");
  await expect(queue(native("close"), true)).rejects.toThrow("does not answer");
  expect(begun).toEqual(["sign"]);
  end("sign");
  await settled();
  expect(begun).toEqual(["sign", "close"]);
  end("close");
  const next = queue(native("next"), false);
  await settled();
  end("next");
  expect(await next).toBe(0);
});

test("a call that failed does not hold up the next", async () => {
  const queue = driverQueue(TIMEOUT_MS);
  await expect(queue(() => Promise.reject(new Error("bad")), false)).rejects.toThrow("bad");
  expect(await queue(() => Promise.resolve(0), false)).toBe(0);
});
