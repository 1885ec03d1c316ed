import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

// The system's Chromium where there is one; elsewhere Playwright's own download.
const system = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"].map(
  (name) => `/usr/bin/${name}`,
);
const executablePath = process.env.CHROMIUM_PATH ?? system.find((path) => existsSync(path));

export default defineConfig({
  testDir: "tests",
  testMatch: ["{journeys,accessible,visual}/**/*.spec.ts"],
  snapshotPathTemplate: "{testDir}/visual/{arg}{ext}",
  globalSetup: "./tests/browser/server.ts",
  // Two for each of two cores: a test waits for its page about half of the time.
  workers: 4,
  fullyParallel: true,
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
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        "--no-sandbox",
        "--disable-dev-shm-usage",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
      ],
    },
  },
});
