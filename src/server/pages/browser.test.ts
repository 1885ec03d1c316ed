import fc from "fast-check";
import { expect, test } from "vitest";
import { deviceOf, isInternetExplorer } from "#base/site/device.ts";
import { browserOf } from "./browser.ts";

test("a browser is the same the first time, again, and after thousands of others", () => {
  const part = fc.constantFrom("iPhone", "Android", "MSIE 9", "Trident/7", "Mozilla/5.0", " ", "x");
  const headers = fc.sample(
    fc.array(part, { maxLength: 90 }).map((parts) => parts.join(" ")),
    { numRuns: 3_000, seed: 60 },
  );
  for (const header of [...headers, ...headers]) {
    const expected = { device: deviceOf(header), isInternetExplorer: isInternetExplorer(header) };
    expect(browserOf(header)).toEqual(expected);
  }
  expect(browserOf(undefined)).toEqual({ device: "pc", isInternetExplorer: false });
});
