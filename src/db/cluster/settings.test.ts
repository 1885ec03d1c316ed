import { expect, test } from "vitest";
import { settingsFor } from "./settings.ts";

const GIGABYTE = 1024 ** 3;

test.each([
  ["a machine of 4 GB", 4 * GIGABYTE, "1024MB"],
  ["a large machine", 24 * GIGABYTE, "2048MB"],
  ["a small container", GIGABYTE / 4, "128MB"],
])("%s gives the buffers a quarter of it, within bounds", (_, memory, buffers) => {
  expect(settingsFor("durable", {}, memory)).toMatchObject({ shared_buffers: buffers });
});

test("the caller's own settings win", () => {
  const own = { shared_buffers: "64MB", fsync: "off" };
  expect(settingsFor("durable", own)).toMatchObject(own);
});
