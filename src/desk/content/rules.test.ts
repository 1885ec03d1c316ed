import { expect, test } from "vitest";
import { differenceOf } from "./rules.ts";

/** Lines of which every second one is the same in each version. */
const versionOf = (name: string, lines: number) =>
  Array.from({ length: lines }, (_, place) => (place % 2 ? "same" : `${name} ${place}`)).join("\n");

test("versions are compared line by line, up to a thousand lines that differ", () => {
  const kinds = (lines: number) =>
    new Set(
      differenceOf(versionOf("one", lines), versionOf("other", lines)).map(({ kind }) => kind),
    );
  expect(kinds(900)).toEqual(new Set(["same", "added", "removed"]));
  // Comparing them would take the desk's process for minutes.
  expect(kinds(20_000)).toEqual(new Set(["added", "removed"]));
});
