import { expect, test } from "vitest";
import { readsInOrder } from "./content-reader.ts";

/** A reader whose reads end when the test says so. */
function slowReader() {
  const reads: PromiseWithResolvers<void>[] = [];
  const read = readsInOrder(() => {
    const made = Promise.withResolvers<void>();
    reads.push(made);
    return made.promise;
  });
  return { reads, read };
}

test("a read begins when the one before has ended, and those who ask meanwhile share it", async () => {
  const { reads, read } = slowReader();
  const first = read();
  await expect.poll(() => reads.length).toBe(1);
  const later = [read(), read(), read()];
  await new Promise((resolve) => setImmediate(resolve));
  expect(reads).toHaveLength(1);
  reads[0]?.resolve();
  await first;
  await expect.poll(() => reads.length).toBe(2);
  reads[1]?.resolve();
  await Promise.all(later);
  expect(reads).toHaveLength(2);
});

test("a read that fails is told to who asked for it, and the next is made", async () => {
  const { reads, read } = slowReader();
  const first = read();
  await expect.poll(() => reads.length).toBe(1);
  const second = read();
  reads[0]?.reject(new Error("away"));
  await expect(first).rejects.toThrow("away");
  await expect.poll(() => reads.length).toBe(2);
  reads[1]?.resolve();
  await expect(second).resolves.toBeUndefined();
});
