import { defineConfig } from "@playwright/test";
import { chromiumWith } from "./tests/browser/chromium.ts";

/** Signing adapters listen on the three ports of the specification: one test at a time. */
const ADAPTER = /journeys\/(signing-adapter|upgrade-card|upgrade-video)\.spec\.ts$/;

export default defineConfig({
  testDir: "tests",
  testMatch: ["{journeys,accessible,visual}/**/*.spec.ts"],
  snapshotPathTemplate: "{testDir}/visual/{arg}{ext}",
  globalSetup: "./tests/browser/server.ts",
  // Two for each of two cores: a test waits for its page about half of the time.
  workers: 4,
  fullyParallel: true,
  projects: [
    { name: "pages", testIgnore: ADAPTER },
    { name: "adapter", testMatch: ADAPTER, workers: 1 },
  ],
  forbidOnly: Boolean(process.env.CI),
  // A test that fails once has found something: in the bank, in the test, or in what it waits for.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["dot"]],
  use: {
    locale: "zh-TW",
    timezoneId: "Asia/Taipei",
    viewport: { width: 1280, height: 900 },
    // Softened moves between pages cost time and blur what is looked at; tests of motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    // Recording every test doubles its time; TRACE=1 does it where a failure needs a look.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    launchOptions: chromiumWith(),
  },
});
