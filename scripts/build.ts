// Builds the pages: React Router's two bundles, then a compressed copy beside every text file; and
// meanwhile the signing adapter's downloads. With --if-needed it does nothing if no source has
// changed since the last build; with --kit it also makes build-kit: the same pages plus the
// builders' own, served in tests and development.

import { spawn, spawnSync } from "node:child_process";
import { hash } from "node:crypto";
import { once } from "node:events";
import { existsSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** The enhancements of plain pages, by the name in a screen's handle. */
const enhancementFiles = {
  chart: "src/web/ui/charts/browser.ts",
  deadline: "src/areas/cards/browser.ts",
  keypad: "src/areas/verification/browser/keypad.ts",
  passkey: "src/desk/staff/browser.ts",
  session: "src/areas/login/browser/session.ts",
  strength: "src/areas/login/browser/strength.ts",
};

const ROOT = join(import.meta.dirname, "..");
// Built beside the last build and swapped in when complete: a build that fails or is killed leaves
// the last one untouched.
const NAME = `build.next-${process.pid}`;
const BUILD = join(ROOT, NAME);
const COMPRESS_FROM_BYTES = 256;

const isIfNeeded = process.argv.includes("--if-needed");
const downloads = once(
  spawn(process.execPath, ["signer/downloads/main.ts"], { cwd: ROOT, stdio: "inherit" }),
  "exit",
);

const wanted = fingerprint();
for (const name of process.argv.includes("--kit") ? ["build", "build-kit"] : ["build"]) {
  const done = join(ROOT, name);
  const last = join(done, "fingerprint");
  const upToDate = existsSync(last) && readFileSync(last, "utf8") === wanted;
  if (isIfNeeded && upToDate) continue;
  try {
    await build(done);
  } finally {
    rmSync(BUILD, { recursive: true, force: true });
  }
}

const [code] = await downloads;
if (code !== 0) {
  const sentence = "The signing adapter's downloads could not be made";
  // They need the registry, and a start must not: the site says that there is nothing to download.
  if (!isIfNeeded) throw new Error(sentence);
  console.error(`${sentence}; the site starts without them.`);
}

async function build(done: string): Promise<void> {
  const hasKit = done.endsWith("-kit");
  console.log(hasKit ? "Building the pages with the builders' own." : "Building the pages.");
  const { status } = spawnSync("react-router", ["build", "--logLevel", "warn"], {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      BUILD_DIRECTORY: NAME,
      BUILD_KIT: hasKit ? "1" : "0",
    },
  });
  if (status !== 0) throw new Error("the pages could not be built");
  await enhancements();
  // Loaded only here: it reads the whole browser compatibility data, and most starts need no build.
  const { checkDirectory } = await import("./browser-floor/check.ts");
  const { errors, warnings } = checkDirectory(join(BUILD, "client"));
  for (const line of [...warnings, ...errors]) console.error(line);
  if (errors.length > 0) throw new Error("the pages need newer browsers than the floor");
  await brandFiles();
  await minifyPublicScripts();
  compress();
  writeFileSync(join(BUILD, "fingerprint"), wanted);
  rmSync(done, { recursive: true, force: true });
  renameSync(BUILD, done);
}

/** Builds the enhancements, each as a separate file. */
async function enhancements(): Promise<void> {
  const input = Object.fromEntries(
    Object.entries(enhancementFiles).map(([name, file]) => [name, join(ROOT, file)]),
  );
  const { build: bundle } = await import("vite");
  await bundle({
    root: ROOT,
    configFile: false,
    logLevel: "warn",
    build: {
      outDir: join(BUILD, "client/enhance"),
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      target: ["chrome90", "safari14", "firefox88", "edge90"],
      rolldownOptions: { input, output: { entryFileNames: "[name].js" } },
    },
  });
}

/** Applies the brand's colours to files outside the bundles, such as the icon. */
async function brandFiles(): Promise<void> {
  const { brandedFile } = await import("./brand-colours.ts");
  const names = globSync("**/*.{css,svg,html}", { cwd: join(ROOT, "public") });
  for (const name of names) {
    const file = join(BUILD, "client", name);
    writeFileSync(file, brandedFile(readFileSync(file, "utf8")));
  }
}

/** Minifies the scripts that are served as they were written. */
async function minifyPublicScripts(): Promise<void> {
  const { minifySync } = await import("vite");
  for (const name of globSync("*.js", { cwd: join(ROOT, "public") })) {
    const file = join(BUILD, "client", name);
    writeFileSync(file, minifySync(name, readFileSync(file, "utf8")).code);
  }
}

function compress(): void {
  for (const name of globSync("client/**/*.{js,css,svg,json,txt,html}", { cwd: BUILD })) {
    const plain = readFileSync(join(BUILD, name));
    if (plain.length < COMPRESS_FROM_BYTES) continue;
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
    writeFileSync(join(BUILD, `${name}.br`), brotliCompressSync(plain, quality));
    writeFileSync(join(BUILD, `${name}.gz`), gzipSync(plain, { level: 9 }));
  }
}

/** A hash of all inputs of the build. */
function fingerprint(): string {
  const files = globSync(
    [
      "src/**/*.{ts,tsx,css,json}",
      "public/**/*.*",
      "*.config.ts",
      "scripts/b*.ts",
      "package-lock.json",
    ],
    {
      cwd: ROOT,
    },
  ).toSorted();
  return hash(
    "sha256",
    files.map((name) => `${name} ${hash("sha256", readFileSync(join(ROOT, name)))}`).join("\n"),
  );
}
