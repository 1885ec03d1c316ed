import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Requester } from "./port.ts";
import { documentTurns } from "./turns.ts";

const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
let began: Record<string, number>;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  began = {};
});
afterEach(() => void vi.useRealTimers());

/** A document that takes some time and notes when it began. */
function documentsOf(run: ReturnType<typeof documentTurns>["run"]) {
  const start = performance.now();
  return (name: string, takesMs: number, requester: Requester = "customer") =>
    run(requester, async () => {
      began[name] = performance.now() - start;
      await sleep(takesMs);
    });
}

test.each([
  ["twice as long as it took", 40, 120],
  ["no longer than a quarter of a second", 900, 1_150],
])("after a document Typst rests %s, so that calls are not delayed", async (_, takesMs, next) => {
  const make = documentsOf(documentTurns(20).run);
  const both = [make("first", takesMs), make("second", 1)];
  await vi.advanceTimersByTimeAsync(next - 1);
  expect(began).toEqual({ first: 0 });
  await vi.advanceTimersByTimeAsync(1);
  expect(began).toEqual({ first: 0, second: next });
  await vi.runAllTimersAsync();
  await Promise.all(both);
});

test("who comes during the rest waits for its end, also after a document that failed", async () => {
  const { run } = documentTurns(20);
  const make = documentsOf(run);
  const failing = run("guest", async () => {
    await sleep(50);
    throw new Error("no paper");
  });
  const failed = expect(failing).rejects.toThrow("no paper");
  await vi.advanceTimersByTimeAsync(100);
  await failed;
  const one = make("one", 1);
  await vi.advanceTimersByTimeAsync(49);
  expect(began).toEqual({});
  await vi.advanceTimersByTimeAsync(1);
  expect(began).toEqual({ one: 150 });
  await vi.runAllTimersAsync();
  await one;
});

test("a customer's document comes before those of guests who came earlier", async () => {
  const make = documentsOf(documentTurns(20).run);
  const all = [make("first", 10, "guest"), make("guest", 10, "guest"), make("customer", 10)];
  await vi.runAllTimersAsync();
  await Promise.all(all);
  expect(began).toEqual({ first: 0, customer: 30, guest: 60 });
});

test("of documents that wait there are only so many, whoever wants them", async () => {
  const { run } = documentTurns(2);
  const make = documentsOf(run);
  const all = [make("first", 10), make("second", 10), make("third", 10, "guest")];
  for (const requester of ["customer", "guest"] as const) {
    await expect(make("fourth", 10, requester)).rejects.toThrow("too many papers are waiting");
  }
  await vi.runAllTimersAsync();
  await Promise.all(all);
  // Who was refused took no turn: the next one gets in.
  const later = make("later", 10);
  await vi.runAllTimersAsync();
  await later;
  expect(Object.keys(began)).toEqual(["first", "second", "third", "later"]);
});
