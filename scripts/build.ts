// Builds the pages: React Router's two bundles, then a compressed copy beside every text file.
// With --if-needed it does nothing when no source has changed since the last build.

import { spawnSync } from "node:child_process";
import { hash } from "node:crypto";
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const ROOT = join(import.meta.dirname, "..");
const BUILD = join(ROOT, "build");
const FINGERPRINT = join(BUILD, "fingerprint");
const COMPRESS_FROM_BYTES = 256;

const wanted = fingerprint();
const upToDate = existsSync(FINGERPRINT) && readFileSync(FINGERPRINT, "utf8") === wanted;
if (!process.argv.includes("--if-needed") || !upToDate) await build();

async function build(): Promise<void> {
  console.log("Building the pages.");
  rmSync(BUILD, { recursive: true, force: true });
  const { status } = spawnSync("react-router", ["build", "--logLevel", "warn"], {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) process.exit(status ?? 1);
  // Loaded only here: it reads all that is known of browsers, and most starts need no build.
  const { findings } = await import("./browser-floor/check.ts");
  const troubles = findings(join(BUILD, "client"));
  for (const line of troubles) console.error(line);
  if (troubles.length > 0) process.exit(1);
  compress();
  // Written last: a build that was killed is not taken for a whole one.
  writeFileSync(FINGERPRINT, wanted);
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

/** One word for all that the pages are made of. */
function fingerprint(): string {
  const files = globSync(
    ["src/**/*.{ts,tsx,css}", "public/**/*.*", "*.config.ts", "package-lock.json"],
    {
      cwd: ROOT,
    },
  ).toSorted();
  return hash(
    "sha256",
    files.map((name) => `${name} ${hash("sha256", readFileSync(join(ROOT, name)))}`).join("\n"),
  );
}
