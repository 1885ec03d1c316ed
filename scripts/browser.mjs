// What tests need from the system: a browser, Chinese fonts, and tools to check our output with.

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

// As in playwright.config.ts: the headless shell takes two thirds of the time.
const BROWSERS = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
const APT = "/usr/bin/apt-get";
const FONTS = "fonts-noto-cjk";
const TOOLS = [
  {
    name: "softhsm2",
    path: "/usr/lib/softhsm/libsofthsm2.so",
    tests: "cards by PKCS#11 are",
  },
  { name: "coturn", path: "/usr/bin/turnserver", tests: "video calls through a relay are" },
  { name: "poppler-utils", path: "/usr/bin/pdfsig", tests: "signatures of certificates are" },
  { name: "qpdf", path: "/usr/bin/qpdf", tests: "the structure of certificates is" },
];
// In order of preference; older systems have only the last.
const PACKAGES = ["chromium-headless-shell", "chromium"];

/** Installs Chromium and fonts if the system can; otherwise prints what to do. */
export async function chromiumAndFonts() {
  if (hasBrowser() && hasFonts()) return preferHeadlessShell();
  console.log("Installing Chromium and Chinese fonts for the browser tests (once).");
  if (aptInstall(PACKAGES.map((name) => [name, FONTS])) && hasBrowser() && hasFonts()) return;
  // On systems without apt, Playwright installs its own browser.
  if (!hasBrowser()) {
    const { status } = spawnSync("npx", ["playwright", "install", "chromium"], {
      stdio: "inherit",
    });
    if (status !== 0) throw new Error(advice());
  }
  if (process.platform === "linux" && !hasFonts()) throw new Error(advice());
}

/** Installs the headless shell beside another Chromium if that asks nobody; without it tests run too. */
function preferHeadlessShell() {
  const [headlessShell] = BROWSERS;
  if (process.env.CHROMIUM_PATH !== undefined || existsSync(headlessShell)) return;
  if (process.getuid?.() !== 0 || !existsSync(APT)) return;
  console.log(
    "Installing the headless shell: the browser tests take two thirds of the time with it.",
  );
  aptInstall([[PACKAGES[0]]]);
}

/** Installs the tools that tests need if the system can; otherwise says what is not tested. */
export function systemTools() {
  if (process.platform !== "linux") return;
  const missing = TOOLS.filter(({ path }) => !existsSync(path));
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name);
  console.log(`Installing ${names.join(", ")} for the tests (once).`);
  // Installing it must not open a relay on this machine: the test starts one of its own.
  if (names.includes("coturn") && existsSync("/run/systemd/system")) {
    spawnSync("systemctl", ["mask", "coturn.service"], { stdio: "ignore" });
  }
  aptInstall([names]);
  for (const { name, path, tests } of missing) {
    if (existsSync(path)) continue;
    console.log(`${name} could not be installed: ${tests} not tested. apt-get install -y ${name}`);
  }
}

/** Installs the first available alternative; each is a list of packages. */
function aptInstall(alternatives) {
  if (!existsSync(APT)) return false;
  const words = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const apt = (...rest) => {
    const [command, ...before] = [...words, "apt-get", "-qq", ...rest];
    return spawnSync(command, before, {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  };
  if (apt("update").status !== 0) return false;
  return alternatives.some((names) => apt("install", "-y", ...names).status === 0);
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
