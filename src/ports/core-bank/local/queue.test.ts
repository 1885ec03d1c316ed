import { expect, test } from "vitest";
import { openQueue } from "./queue.ts";

function queueOf(...jobs: string[][]) {
  const queue = openQueue<{ numbers: string[] }>();
  for (const numbers of jobs) queue.push({ numbers });
  return queue;
}

function names(jobs: readonly { numbers: readonly string[] }[]): string[] {
  return jobs.map(({ numbers }) => numbers.join(">"));
}

test("tasks go in the order they came, up to so many", () => {
  const queue = queueOf(["1", "2"], ["3", "4"], ["5", "6"]);
  expect(names(queue.take(2))).toEqual(["1>2", "3>4"]);
  expect(queue.length).toBe(1);
  expect(names(queue.take(2))).toEqual(["5>6"]);
  expect(queue.take(2)).toEqual([]);
});

test("tasks of one account may go together, for a batch does them one after the other", () => {
  const queue = queueOf(["1", "2"], ["2", "1"], ["1", "3"]);
  expect(names(queue.take(9))).toEqual(["1>2", "2>1", "1>3"]);
});

test("what shares an account with a batch under way waits, and what shares none goes", () => {
  const queue = queueOf(["1", "2"], ["2", "3"], ["4", "5"]);
  const first = queue.take(1);
  expect(names(queue.take(9))).toEqual(["4>5"]);
  expect(queue.take(9)).toEqual([]);
  queue.free(first);
  expect(names(queue.take(9))).toEqual(["2>3"]);
});

test("nobody is overtaken on an account, whether it is taken or only waited for", () => {
  const queue = queueOf(["1", "2"], ["2", "3"], ["3", "4"], ["4", "5"], ["6", "7"]);
  const first = queue.take(1);
  // 3>4 waits for 2>3, and 4>5 for 3>4.
  expect(names(queue.take(9))).toEqual(["6>7"]);
  queue.free(first);
  expect(names(queue.take(1))).toEqual(["2>3"]);
  expect(queue.take(9)).toEqual([]);
});

test("an account that is freed was held by one batch only", () => {
  const queue = queueOf(["1", "2"], ["1", "3"], ["1", "4"]);
  const both = queue.take(2);
  expect(queue.take(1)).toEqual([]);
  queue.free(both);
  expect(names(queue.take(1))).toEqual(["1>4"]);
});

test("what still waits can be taken out as a whole", () => {
  const queue = queueOf(["1", "2"], ["1", "3"]);
  queue.take(1);
  expect(names(queue.clear())).toEqual(["1>3"]);
  expect(queue.length).toBe(0);
});
