import { readFileSync } from "node:fs";
import { configDefaults, defineConfig } from "vitest/config";
import { filesOf } from "../tidy/sources.ts";

// The tests of base and rules that need no database, so that each change is judged within a second.
const USES_BANK = /tests\/(bank|people\/(customers|asking|visits))|inject\("/;
const pure = filesOf("src/base/**/*.test.ts", "src/{areas,desk}/*/rules{,/**/*,.*}.test.ts").filter(
  (file) => !USES_BANK.test(readFileSync(file, "utf8")),
);

export default defineConfig({
  test: {
    include: pure,
    exclude: configDefaults.exclude,
    // Changed values live in modules: files must not share them.
    isolate: true,
    testTimeout: 120_000,
  },
});
