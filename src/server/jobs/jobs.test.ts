import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Db } from "#db/db.ts";
import { eachApart } from "./each.ts";
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

test("closing waits a moment for what is under way, then leaves it, and begins nothing more", async () => {
  const [quick, endless] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const signals: (AbortSignal | undefined)[] = [];
  let isClosed = false;
  const waitFor = (work: Promise<void>) => (_: Db, closing?: AbortSignal) => {
    signals.push(closing);
    return work;
  };
  const opened = start(
    { name: "quick", everySeconds: 1, work: waitFor(quick.promise) },
    { name: "endless", everySeconds: 1, work: waitFor(endless.promise) },
  );
  await vi.advanceTimersByTimeAsync(100);
  expect(signals.map((signal) => signal?.aborted)).toEqual([false, false]);
  const closing = opened.close().then(() => {
    isClosed = true;
  });
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, true]);
  quick.resolve();
  await vi.advanceTimersByTimeAsync(600);
  expect(isClosed).toBe(false);
  await vi.advanceTimersByTimeAsync(200);
  expect(isClosed).toBe(true);
  await closing;
  await seconds(10);
  expect(signals).toHaveLength(2);
  endless.resolve();
});

test("a job's item that fails holds up no other, and after closing none is begun", async () => {
  const done: number[] = [];
  const closing = new AbortController();
  const work = async (item: number) => {
    if (item === 1) throw new Error("bad");
    done.push(item);
    if (item === 3) closing.abort();
  };
  const worked = eachApart([1, 2, 3, 4], closing.signal, work);
  await expect(worked).rejects.toMatchObject({
    message: "1 of 4 could not be continued",
    errors: [new Error("bad")],
  });
  expect(done).toEqual([2, 3]);
});
