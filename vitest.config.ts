import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "src/**/*.test.{ts,tsx}",
      "{seed,scripts,signer}/**/*.test.ts",
      "tests/{tidy,api,browser,search,attacks,faults}/**/*.test.ts",
    ],
    // A file that waits for its database leaves a core to another one.
    maxWorkers: Math.max(2, availableParallelism()),
    // Files share a process and its modules, which takes a quarter off: what a file changes it puts back.
    isolate: false,
    globalSetup: ["tests/bank/database.ts"],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    // What is waited for comes at once, but for a machine that has much else to do.
    expect: { poll: { timeout: 15_000 } },
  },
});
