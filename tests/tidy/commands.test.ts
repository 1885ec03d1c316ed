import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const operators = ["verify", "keys", "staff", "unlock", "card-desk", "certificates"];
const readme = readFileSync("README.md", "utf8");

function run(...words: string[]) {
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: "utf8" });
  return { status, names: [...stderr.matchAll(/^ {2}(\S+) +\S/gm)].map(([, name]) => name) };
}

test("there are at most twelve npm scripts, and README has a line for each", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const names = Object.keys(scripts);
  expect(names.length).toBeLessThanOrEqual(12);
  const isListed = (name: string) =>
    [`| \`npm ${name}\` |`, `| \`npm run ${name}`].some((cell) => readme.includes(cell));
  expect(names.filter((name) => !isListed(name))).toEqual([]);
});

test.each([[[]], [["verfiy"]], [["constructor"]]])(
  "npm run bank -- %s lists the operator's commands with their purposes and ends with 2",
  (words) => {
    expect(run("src/app/bank.ts", ...words)).toEqual({ status: 2, names: operators });
    for (const name of operators) expect(readme).toContain(`| \`npm run bank -- ${name}\` |`);
  },
);

test.each([[[]], [["attack"]]])(
  "npm run prove -- %s lists the long runs with their purposes and ends with 2",
  (words) => {
    const names = ["attacks", "faults", "mutants", "contracts", "matrix"];
    expect(run("scripts/prove.ts", ...words)).toEqual({ status: 2, names });
  },
);
