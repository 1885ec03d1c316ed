import { expect, test, vi } from "vitest";
import { fairQueue, plainQueue } from "./fair-queue.ts";

const turns = { atOnce: 2, atOnceOfOne: 1, waitingOfOne: 3, waiting: 4 };

/** Tasks that end on demand, and their results. */
function tasks(lanes = fairQueue(turns)) {
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  const run = (who: string, name: string) =>
    lanes.run(who, async () => {
      started.push(name);
      await new Promise<void>((end) => ends.set(name, end));
      return name;
    });
  const settle = () => new Promise((later) => setImmediate(later));
  const end = async (name: string) => {
    await settle();
    ends.get(name)?.();
    await settle();
  };
  return { run, end, settle, started };
}

test("one has so much in work and no more, whatever is free", async () => {
  const { run, end, settle, started } = tasks();
  const all = ["a1", "a2", "a3"].map((name) => run("a", name));
  await settle();
  expect(started).toEqual(["a1"]);
  for (const name of ["a1", "a2", "a3"]) await end(name);
  expect(await Promise.all(all)).toEqual(["a1", "a2", "a3"]);
});

test("who comes later with little goes before the rest of who came with much", async () => {
  const { run, end, started } = tasks(fairQueue({ ...turns, atOnce: 1 }));
  const all = [run("a", "a1"), run("a", "a2"), run("a", "a3"), run("b", "b1"), run("c", "c1")];
  for (const name of ["a1", "b1", "a2", "c1", "a3"]) await end(name);
  expect(started).toEqual(["a1", "b1", "a2", "c1", "a3"]);
  await Promise.all(all);
});

test("one more than may wait of one is sent away at once, and others are not", async () => {
  const { run, end } = tasks();
  const waiting = ["a1", "a2", "a3", "a4"].map((name) => run("a", name));
  await expect(run("a", "a5")).rejects.toMatchObject({ statusCode: 429 });
  const other = run("b", "b1");
  await end("b1");
  expect(await other).toBe("b1");
  for (const name of ["a1", "a2", "a3", "a4"]) await end(name);
  await Promise.all(waiting);
});

test("where no more may wait, the longest line makes room for who has nothing waiting", async () => {
  const { run, end } = tasks();
  const first = ["a1", "b1"].map((name) => run(name.charAt(0), name));
  const waiting = ["a2", "a3", "a4"].map((name) => run("a", name));
  const second = run("b", "b2");
  const refused = expect(waiting[2]).rejects.toMatchObject({ statusCode: 503 });
  const newcomer = run("c", "c1");
  await refused;
  for (const name of ["a1", "b1", "a2", "b2", "c1", "a3"]) await end(name);
  await Promise.all([...first, waiting[0], waiting[1], second, newcomer]);
  expect(await newcomer).toBe("c1");
});

test("where all lines are short, the newcomer is sent away", async () => {
  const { run, end } = tasks();
  const first = ["a1", "b1"].map((name) => run(name.charAt(0), name));
  const waiting = ["c", "d", "e", "f"].map((who) => run(who, `${who}1`));
  await expect(run("g", "g1")).rejects.toMatchObject({ statusCode: 503 });
  for (const name of ["a1", "b1", "c1", "d1", "e1", "f1"]) await end(name);
  expect(await Promise.all([...first, ...waiting])).toHaveLength(6);
});

test("work that fails gives its place to the next", async () => {
  const lanes = fairQueue({ ...turns, atOnce: 1 });
  const failing = lanes.run("a", () => Promise.reject(new Error("no")));
  const next = lanes.run("a", async () => "next");
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("next");
});

test("somebody with one request does not wait for a turn of each network of a flood", async () => {
  const lanes = fairQueue({ atOnce: 1, waiting: 1_000 });
  const order: string[] = [];
  const run = (who: string) => lanes.run(who, async () => void order.push(who));
  const flood = Array.from({ length: 600 }, (_, at) => run(`network ${at % 60}`));
  // All sixty have had a turn.
  await Promise.all(flood.slice(0, 120));
  const before = order.length;
  await Promise.all([...flood, run("customer")]);
  expect(order.indexOf("customer") - before).toBeLessThanOrEqual(2);
});

test("newcomers without end do not stop who has come before", async () => {
  const { run, end, started } = tasks(fairQueue({ atOnce: 1, waiting: 100 }));
  const all = [run("a", "a1"), run("a", "a2"), run("a", "a3")];
  for (const name of ["b", "c", "d", "e", "f", "g"]) all.push(run(name, `${name}1`));
  for (const name of ["a1", "b1", "a2", "c1", "a3", "d1", "e1", "f1", "g1"]) await end(name);
  expect(started).toEqual(["a1", "b1", "a2", "c1", "a3", "d1", "e1", "f1", "g1"]);
  await Promise.all(all);
});

test("who waits too long is sent away, and makes room for the next", async () => {
  vi.useFakeTimers();
  try {
    const lanes = fairQueue({ atOnce: 1, waiting: 1, waitMs: 5_000 });
    const leave = await lanes.enter("a");
    const late = expect(lanes.run("b", async () => "b")).rejects.toMatchObject({ statusCode: 503 });
    expect(() => lanes.enter("c")).toThrow(expect.objectContaining({ statusCode: 503 }));
    await vi.advanceTimersByTimeAsync(5_000);
    await late;
    const next = lanes.run("c", async () => "c");
    leave();
    expect(await next).toBe("c");
  } finally {
    vi.useRealTimers();
  }
});

test("with a pace some start at once, one per turn of the event loop, and the others at its rate", async () => {
  let now = 0;
  const pace = { perSecond: 1_000, atOnce: 2 };
  const lane = fairQueue({ atOnce: 10, waiting: 10, pace }, () => now);
  const order: string[] = [];
  const all = ["a", "a", "a", "a", "b"].map((who) =>
    lane.run(who, async () => void order.push(who)),
  );
  expect(order).toEqual(["a"]);
  const pause = () => new Promise((resolve) => setTimeout(resolve, 20));
  await pause();
  expect(order).toEqual(["a", "b"]);
  now = 1;
  await pause();
  expect(order).toEqual(["a", "b", "a"]);
  now = 10;
  await Promise.all(all);
  expect(order).toHaveLength(5);
});

test("long lines start at a pace of their own, and short ones do not wait for it", async () => {
  let now = 0;
  const long = { waiting: 2, pace: { perSecond: 100, atOnce: 1 } };
  const lane = fairQueue({ atOnce: 1, waiting: 20, long }, () => now);
  const order: string[] = [];
  const all = ["a", "a", "a", "a", "a", "a", "b", "c"].map((who) =>
    lane.run(who, async () => void order.push(who)),
  );
  const pause = () => new Promise((resolve) => setTimeout(resolve, 30));
  await pause();
  // The first found nobody; then the short lines, and one of the long line.
  expect(order).toEqual(["a", "b", "c", "a"]);
  await pause();
  expect(order).toHaveLength(4);
  now = 10;
  await pause();
  expect(order).toHaveLength(5);
  now = 20;
  await Promise.all(all);
  expect(order).toEqual(["a", "b", "c", "a", "a", "a", "a", "a"]);
});

test("a queue without callers is first come, first served, and limited", async () => {
  const queue = plainQueue({ atOnce: 1, waiting: 1 });
  const end = Promise.withResolvers<void>();
  const order: string[] = [];
  const first = queue.run(() => end.promise.then(() => order.push("first")));
  const second = queue.run(async () => order.push("second"));
  await expect(queue.run(async () => "third")).rejects.toMatchObject({ statusCode: 503 });
  end.resolve();
  await Promise.all([first, second]);
  expect(order).toEqual(["first", "second"]);
});
