import { expect, onTestFinished, test } from "vitest";
import { databaseWatch } from "./database-watch.ts";

/** A database that answers or not as the test wishes. */
function database() {
  const queries: PromiseWithResolvers<never[]>[] = [];
  const query = () => {
    const answer = Promise.withResolvers<never[]>();
    queries.push(answer);
    return answer.promise;
  };
  const watch = databaseWatch({ query });
  onTestFinished(watch.close);
  return { queries, watch };
}

test("a database counts as there until somebody misses it, and is then away until it answers", async () => {
  const { queries, watch } = database();
  expect([watch.isAway(), queries.length]).toEqual([false, 0]);
  watch.suspect();
  expect(watch.isAway()).toBe(true);
  queries[0]?.resolve([]);
  await expect.poll(() => watch.isAway()).toBe(false);
  watch.suspect();
  expect([watch.isAway(), queries.length]).toEqual([true, 2]);
});

test("however many miss it, one question at a time looks for it, and again after a failure", async () => {
  const { queries, watch } = database();
  for (let times = 0; times < 100; times += 1) watch.suspect();
  expect(queries.length).toBe(1);
  queries[0]?.reject(new Error("timeout expired"));
  await expect.poll(() => queries.length, { timeout: 5_000 }).toBe(2);
  expect(watch.isAway()).toBe(true);
  queries[1]?.resolve([]);
  await expect.poll(() => watch.isAway()).toBe(false);
});

test("a closed watch asks nothing more", async () => {
  const { queries, watch } = database();
  watch.close();
  watch.suspect();
  expect([watch.isAway(), queries.length]).toEqual([false, 0]);
});
