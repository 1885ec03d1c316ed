import { expect, test } from "vitest";
import { heightOf, labelled, scaleOf } from "./chart-scale.ts";

test.each([
  [[3, 18], true, [0, 5, 10, 15, 20]],
  [[12_500, 48_000], true, [0, 20_000, 40_000, 60_000]],
  [[101, 104], false, [101, 102, 103, 104]],
  [[-40, 60], false, [-50, -25, 0, 25, 50, 75]],
  [[0, 0], true, [0, 0.25]],
  [[7], false, [6, 8]],
])("%j (from zero: %s) is ruled at %j", (values, fromZero, ticks) => {
  expect(scaleOf(values, fromZero).ticks).toEqual(ticks);
});

test("the least lies at the bottom and the most at the top", () => {
  const scale = { from: 0, to: 40, ticks: [] };
  expect([0, 10, 40].map((value) => heightOf(value, scale))).toEqual([100, 75, 0]);
});

test("labels never crowd", () => {
  expect(labelled(5)).toEqual([0, 1, 2, 3, 4]);
  expect(labelled(13)).toEqual([0, 2, 4, 6, 8, 10, 12]);
  expect(labelled(60)).toHaveLength(8);
});
