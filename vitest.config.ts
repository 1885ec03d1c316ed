import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "src/**/*.test.{ts,tsx}",
      "{seed,scripts}/**/*.test.ts",
      "tests/{tidy,api,search}/**/*.test.ts",
    ],
    globalSetup: ["tests/database.ts"],
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
