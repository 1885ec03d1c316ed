import { expect, test } from "vitest";
import { remembered } from "./remembered.ts";

test("an answer is made once for a source, until so many others were asked for", () => {
  const of = remembered<object, { key: string }>(2);
  const source = {};
  let made = 0;
  const ask = (key: string, from: object = source) =>
    of(from, key, () => {
      made += 1;
      return { key };
    });
  expect([ask("a"), ask("a")]).toEqual([{ key: "a" }, { key: "a" }]);
  expect(made).toBe(1);
  ask("b");
  ask("a");
  ask("c");
  // The least recently used one is evicted.
  ask("a");
  expect(made).toBe(3);
  ask("b");
  expect(made).toBe(4);
  ask("b", {});
  expect(made).toBe(5);
});
