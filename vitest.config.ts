import { availableParallelism } from "node:os";
import { configDefaults, defineConfig } from "vitest/config";
import { slowestFiles } from "./tests/runs/slowest.ts";
import { isShort, slowTests } from "./tests/suites.ts";

// Pages are drawn as in production: React's development build takes a third longer.
process.env.NODE_ENV = "production";

export default defineConfig({
  test: {
    include: [
      "src/**/*.test.{ts,tsx}",
      "{seed,scripts,signer}/**/*.test.ts",
      "tests/{tidy,api,browser,search,attacks,faults}/**/*.test.ts",
    ],
    exclude: [...configDefaults.exclude, ...(isShort ? slowTests : [])],
    // One more than cores: files that wait for processes and limits left a fifth of two cores idle.
    maxWorkers: availableParallelism() + 1,
    // Fewer collections of what a page leaves behind save a tenth.
    execArgv: ["--max-semi-space-size=64"],
    // Files share a process and its modules, which saves a quarter; each must undo its changes.
    isolate: false,
    globalSetup: ["tests/bank/database.ts"],
    reporters: ["dot", slowestFiles],
    // Generous: a machine that does other work too must not fail a test.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Awaited results usually come immediately; the timeout is for an overloaded machine.
    expect: { poll: { timeout: 15_000 } },
  },
});
