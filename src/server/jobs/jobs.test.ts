import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Db } from "#db/db.ts";
import { type Job, type Jobs, startJobs } from "./jobs.ts";

// These jobs do not query the database; it is only passed on.
const db = {} as Db;
let jobs: Jobs | undefined;
let errors: [string, unknown][];

beforeEach(() => {
  vi.useFakeTimers();
  errors = [];
});
afterEach(async () => {
  await jobs?.close();
  vi.useRealTimers();
});

const start = (...list: Job[]) => {
  jobs = startJobs({ db, jobs: list, onError: (...error) => errors.push(error) });
  return jobs;
};
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);

test("a job is done soon and then each time its seconds are over", async () => {
  const given: Db[] = [];
  start({ name: "count", everySeconds: 60, work: async (each) => given.push(each) });
  await seconds(59);
  expect(given).toEqual([db]);
  await seconds(1);
  expect(given).toHaveLength(2);
  await seconds(600);
  expect(given).toHaveLength(12);
});

test("at the start jobs begin one after the other, so that pages find the database free", async () => {
  let begun = 0;
  const work = async () => {
    begun += 1;
  };
  start(
    ...Array.from({ length: 20 }, (_, number) => ({ name: `${number}`, everySeconds: 60, work })),
  );
  await vi.advanceTimersByTimeAsync(50);
  expect(begun).toBe(1);
  await vi.advanceTimersByTimeAsync(500);
  expect(begun).toBe(6);
  await seconds(2);
  expect(begun).toBe(20);
});

test("a job that is still at work is not begun again, and holds up no other", async () => {
  const slow = Promise.withResolvers<void>();
  let begun = 0;
  let others = 0;
  start(
    {
      name: "slow",
      everySeconds: 1,
      work: () => {
        begun += 1;
        return slow.promise;
      },
    },
    {
      name: "other",
      everySeconds: 1,
      work: async () => {
        others += 1;
      },
    },
  );
  await seconds(5);
  expect([begun, others]).toEqual([1, 6]);
  slow.resolve();
  await seconds(1);
  expect([begun, others]).toEqual([2, 7]);
});

test("a job that fails is told by its name and done again", async () => {
  const failing = [
    () => Promise.reject(new Error("first")),
    () => {
      throw new Error("second");
    },
    async () => "well",
  ];
  start({ name: "unlucky", everySeconds: 1, work: () => failing.shift()?.() as Promise<unknown> });
  await seconds(3);
  expect(errors).toEqual([
    ["unlucky", new Error("first")],
    ["unlucky", new Error("second")],
  ]);
});

test("closing waits for what is under way and begins nothing more", async () => {
  const slow = Promise.withResolvers<void>();
  let begun = 0;
  let isClosed = false;
  const opened = start({
    name: "slow",
    everySeconds: 1,
    work: () => {
      begun += 1;
      return slow.promise;
    },
  });
  await seconds(0);
  const closing = opened.close().then(() => {
    isClosed = true;
  });
  await seconds(10);
  expect([begun, isClosed]).toEqual([1, false]);
  slow.resolve();
  await closing;
  await seconds(10);
  expect(begun).toBe(1);
});
