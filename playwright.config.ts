import { defineConfig } from "@playwright/test";
import { chromiumWith } from "./tests/browser/chromium.ts";
import { coreJourneys, isShort } from "./tests/suites.ts";

/** Signing adapters listen on the specification's three ports, so these tests run one at a time. */
const ADAPTER = /journeys\/(signing-adapter|upgrade-card|upgrade-video)\.spec\.ts$/;

export default defineConfig({
  testDir: "tests",
  testMatch: isShort ? coreJourneys : ["{journeys,accessible,visual}/**/*.spec.ts"],
  snapshotPathTemplate: "{testDir}/visual/{arg}{ext}",
  globalSetup: "./tests/browser/server.ts",
  // Two per core on two cores: a test waits for its page about half of the time.
  workers: 4,
  fullyParallel: true,
  projects: [
    { name: "pages", testIgnore: ADAPTER },
    ...(isShort ? [] : [{ name: "adapter", testMatch: ADAPTER, workers: 1 }]),
  ],
  forbidOnly: Boolean(process.env.CI),
  // A test that fails once has found a defect: in the bank, in the test, or in what it waits for.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["dot"], ["./tests/runs/slowest.ts"]],
  use: {
    locale: "zh-TW",
    timezoneId: "Asia/Taipei",
    viewport: { width: 1280, height: 900 },
    // Animated page transitions cost time and blur screenshots; tests of motion request them.
    contextOptions: { reducedMotion: "reduce" },
    // Recording every test doubles its time; set TRACE=1 to investigate a failure.
    trace: process.env.TRACE ? "retain-on-failure" : "off",
    launchOptions: chromiumWith(),
  },
});
