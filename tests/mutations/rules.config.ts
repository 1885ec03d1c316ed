// `npm run prove -- mutants`: which changes of base and rules no test notices. StrykerJS puts every
// change into the sources behind a switch; `runner.ts` runs each test once more for each change that
// it executes, in the same process, so that eleven thousand changes take minutes.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { configDefaults, defineConfig } from "vitest/config";
import { filesOf } from "../tidy/sources.ts";
import { SurvivorReport } from "./survivor-report.ts";

// The tests of base and rules that need no database.
const USES_BANK = /tests\/(bank|people\/(customers|asking|visits))|inject\("/;
const RULES = "{areas,desk}/*/rules";
const tests = filesOf("src/base/**/*.test.ts", `src/${RULES}{,/**/*,.*}.test.ts`).filter(
  (file) => !USES_BANK.test(readFileSync(file, "utf8")),
);
const only = process.env.MUTATE;
const sources = filesOf("src/base/**/*.ts", `src/${RULES}{.ts,/**/*.ts}`).filter(
  (file) => !/\.(test|testing)\.ts$/.test(file) && (!only || file.startsWith(only)),
);

const silent = () => undefined;
const logger = { info: silent, debug: silent, isDebugEnabled: () => false } as never;
const { files, mutants } = await new Instrumenter(logger).instrument(
  sources.map((name) => ({ name, content: readFileSync(name, "utf8"), mutate: true })),
  { plugins: null, excludedMutations: [], ignorers: [] } as never,
);
const switched = new Map(files.map(({ name, content }) => [resolve(name), content]));

export default defineConfig({
  plugins: [
    { name: "changes", enforce: "pre", load: (id) => switched.get(id.split("?")[0] ?? "") },
  ],
  test: {
    include: tests,
    exclude: configDefaults.exclude,
    // Each run has its own numbers of the changes in the sources.
    fsModuleCache: false,
    runner: "tests/mutations/runner.ts",
    reporters: [new SurvivorReport(mutants)],
    testTimeout: 600_000,
  },
});
