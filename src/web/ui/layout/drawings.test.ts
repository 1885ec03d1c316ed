import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { signNames } from "#base/site/sign-names.ts";
import { drawingsOf } from "./Drawing.tsx";

test("every icon has a drawing, and every drawing is an icon", () => {
  const files = readdirSync(join(import.meta.dirname, "signs"));
  expect(files.toSorted()).toEqual(signNames.map((name) => `${name}.svg`).toSorted());
});

test("a drawing is what is inside its file, in the classes of its style sheet", () => {
  const svg =
    '<svg viewBox="0 0 8 8">\n  <g>\n    <path d="M1 1h6" class="ink"/>\n  </g>\n</svg>\n';
  expect(drawingsOf({ "./signs/back.svg": svg }, { ink: "_a1_ink" })).toEqual({
    back: '<g><path d="M1 1h6" class="_a1_ink"/></g>',
  });
});
