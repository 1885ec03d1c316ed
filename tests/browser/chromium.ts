import { existsSync } from "node:fs";

// The system's Chromium if there is one, else Playwright's own download.
const system = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"].map(
  (name) => `/usr/bin/${name}`,
);
const executablePath = process.env.CHROMIUM_PATH ?? system.find((path) => existsSync(path));

/** The browser's launch options, with further switches for what some tests need. */
export function chromiumWith(...switches: string[]) {
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      "--no-sandbox",
      "--disable-dev-shm-usage",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      ...switches,
    ],
  };
}

/** A fake camera and microphone. */
export const FAKE_MEDIA = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];
