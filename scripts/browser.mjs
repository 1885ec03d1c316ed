// The browser and the Chinese fonts that the browser tests look at.

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

// As in playwright.config.ts: the shell without a window takes two thirds of the time.
const BROWSERS = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
const FONTS = "fonts-noto-cjk";
// In the order of preference; older systems have only the last.
const PACKAGES = ["chromium-headless-shell", "chromium"];

/** Installs Chromium and fonts where the system can; says what to do where it cannot. */
export async function chromiumAndFonts() {
  if (hasBrowser() && hasFonts()) return;
  console.log("Installing Chromium and Chinese fonts for the browser tests (once).");
  if (aptInstall() && hasBrowser() && hasFonts()) return;
  // On systems without apt Playwright brings its own browser.
  if (!hasBrowser()) {
    const { status } = spawnSync("npx", ["playwright", "install", "chromium"], {
      stdio: "inherit",
    });
    if (status !== 0) throw new Error(advice());
  }
  if (process.platform === "linux" && !hasFonts()) throw new Error(advice());
}

function aptInstall() {
  if (!existsSync("/usr/bin/apt-get")) return false;
  const words = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const apt = (...rest) => {
    const [command, ...before] = [...words, "apt-get", "-qq", ...rest];
    return spawnSync(command, before, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  };
  if (apt("update").status !== 0) return false;
  return PACKAGES.some((name) => apt("install", "-y", name, FONTS).status === 0);
}

function hasBrowser() {
  return process.env.CHROMIUM_PATH !== undefined || BROWSERS.some((path) => existsSync(path));
}

function hasFonts() {
  if (process.platform !== "linux") return true;
  const { stdout } = spawnSync("fc-list", [":lang=zh-tw", "family"], { encoding: "utf8" });
  return Boolean(stdout?.trim());
}

function advice() {
  return (
    "The browser tests need Chromium and fonts with Chinese characters. Ask an administrator for:\n" +
    `  apt-get install -y ${PACKAGES[0]} ${FONTS}\n` +
    "or set CHROMIUM_PATH to a Chromium of your own."
  );
}
