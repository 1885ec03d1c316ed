import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "tests/{tidy,api}/**/*.test.ts"],
    globalSetup: ["tests/database.ts"],
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
