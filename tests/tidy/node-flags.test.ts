// What the flags of `npm start` promise, measured in the Node that runs the bank.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import flags from "../../scripts/node-flags.json" with { type: "json" };

/**
 * Keeps much of what it makes, as V8 needs to see before it gives the young generation more room.
 * It prints the median of a thousand sizes, because in the middle of a collection V8 may have more pages or fewer.
 */
const PROGRAM = `
  const { getHeapSpaceStatistics } = require("node:v8");
  const kept = [];
  const sizes = [];
  for (let turn = 0; turn < 2_000_000; turn += 1) {
    kept[turn % 600_000] = { turn, numbers: [turn, turn, turn, turn] };
    if (turn % 2_000 === 0) {
      const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === "new_space");
      sizes.push(young.space_size / 1024 / 1024);
    }
  }
  sizes.sort((one, other) => one - other);
  console.log(sizes[sizes.length / 2]);
`;

test("the young generation stays small, so that its collections stay short and full ones rare", () => {
  const { stdout } = spawnSync(process.execPath, [...flags, "-e", PROGRAM], { encoding: "utf8" });
  expect(Number(stdout)).toBe(32);
});

test("the command for production has the same flags", () => {
  const operations = readFileSync("docs/operations.md", "utf8");
  expect(operations).toContain(`node ${flags.join(" ")} src/app/main.ts`);
});
