import { expect, test } from "vitest";
import { type CostlyLimits, costlyWork } from "./costly-work.ts";

const limits: CostlyLimits = {
  unitsPerMinute: 1_000,
  atOnceOfOne: 2,
  waitingOfOne: 3,
  guestsPerSecond: 1_000,
  guestsAtOnce: 1_000,
};
const guest = (address: string) => ({ actor: { kind: "visitor" as const }, from: { address } });
const customer = (id: string) => ({
  actor: { kind: "customer" as const, id },
  from: { address: "192.0.2.1" },
});
const statusOf = (running: Promise<unknown>) =>
  running.then(
    () => 200,
    (thrown: { statusCode: number }) => thrown.statusCode,
  );

test("what weighs more uses up the allowance of the guests of a network, and of nobody else", async () => {
  const costly = costlyWork({ ...limits, unitsPerMinute: 10 });
  const run = (who: ReturnType<typeof guest>, weight: number) =>
    statusOf(costly.run(who, weight, async () => {}));
  expect(await run(guest("2001:db8::1"), 5)).toBe(200);
  expect(await run(guest("2001:db8::2"), 5)).toBe(200);
  expect(await run(guest("2001:db8::3"), 5)).toBe(429);
  expect(await run(guest("192.0.2.1"), 10)).toBe(200);
  expect(await statusOf(costly.run(customer("1"), 10, async () => {}))).toBe(200);
  expect(await statusOf(costly.run(customer("2"), 10, async () => {}))).toBe(200);
  expect(await statusOf(costly.run(customer("2"), 1, async () => {}))).toBe(429);
});

test("one gets so much done at once, the next wait, and one more is refused", async () => {
  const costly = costlyWork(limits);
  const ends: (() => void)[] = [];
  const begin = () =>
    statusOf(costly.run(guest("a"), 1, () => new Promise<void>((end) => ends.push(end))));
  const all = Array.from({ length: 6 }, begin);
  expect(await all[5]).toBe(429);
  for (let done = 0; done < 5; done += 1) {
    while (ends.length === 0) await new Promise((turn) => setImmediate(turn));
    expect(ends.length).toBeLessThanOrEqual(2);
    ends.shift()?.();
  }
  expect(await Promise.all(all.slice(0, 5))).toEqual([200, 200, 200, 200, 200]);
});

test("who asks for much waits behind its own, and a customer does not wait for guests", async () => {
  const costly = costlyWork({ ...limits, waitingOfOne: 100 });
  const order: string[] = [];
  const run = (who: Parameters<typeof costly.run>[0], name: string) =>
    costly.run(who, 1, async () => {
      order.push(name);
    });
  await Promise.all([
    ...Array.from({ length: 20 }, () => run(guest("flood"), "flood")),
    run(guest("guest"), "guest"),
    run(customer("1"), "customer"),
  ]);
  expect(order.indexOf("guest")).toBeLessThanOrEqual(4);
  expect(order.indexOf("customer")).toBeLessThanOrEqual(4);
});

test("between two costly works everybody else is heard", async () => {
  const costly = costlyWork({ ...limits, waitingOfOne: 100, atOnceOfOne: 100 });
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const seen: number[] = [];
  await Promise.all(
    Array.from({ length: 10 }, () => costly.run(guest("a"), 1, async () => void seen.push(turns))),
  );
  isOver = true;
  expect(new Set(seen).size).toBe(10);
});

test("guests' work keeps its pace once the first were begun", async () => {
  let now = 0;
  const costly = costlyWork({ ...limits, guestsAtOnce: 2, guestsPerSecond: 50 }, () => now);
  let begun = 0;
  const all = Array.from({ length: 4 }, (_, place) =>
    costly.run(guest(String(place)), 1, async () => {
      begun += 1;
    }),
  );
  await Promise.all(all.slice(0, 2));
  for (let turn = 0; turn < 20; turn += 1) await new Promise((next) => setImmediate(next));
  expect(begun).toBe(2);
  now += 40;
  await Promise.all(all);
  expect(begun).toBe(4);
});
