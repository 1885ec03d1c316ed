// What `npm start` and `npm test` need first: dependencies, and Node 24. It runs on the machine's
// own Node, 20 or later, so it is plain JavaScript without dependencies.

import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";

export const root = dirname(import.meta.dirname);

const NODE_LEAST = 24;
const INSTALLED = join(root, "node_modules/.installed");
const HEARTBEAT_MS = 60_000;

/** Installs the dependencies if they are missing or do not match the lock file. */
export async function installDependencies() {
  const wanted = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .update(process.platform + process.arch)
    .digest("hex");
  if (existsSync(INSTALLED) && readFileSync(INSTALLED, "utf8") === wanted) return;
  console.log("Installing dependencies (a minute or two, once).");
  const npm = process.env.npm_execpath;
  const words = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  await run(npm ? process.execPath : "npm", npm ? [npm, ...words] : words, {
    env: process.env,
    waiting: "Still installing",
  });
  writeFileSync(INSTALLED, wanted);
}

/** The environment in which `node` is Node 24 and the tools of node_modules come first. */
export function environment() {
  const bin = join(root, "node_modules/.bin");
  const own = Number(process.versions.node.split(".")[0]) >= NODE_LEAST;
  if (!own && !existsSync(join(bin, "node"))) {
    throw new Error(
      `This machine has Node ${process.versions.node}, and no Node ${NODE_LEAST} can be installed ` +
        `for ${process.platform}-${process.arch}. Please install Node ${NODE_LEAST} and try again.`,
    );
  }
  const first = own ? [bin, dirname(process.execPath)] : [bin];
  const plain = process.stdout.isTTY ? {} : { NO_COLOR: "1" };
  return { ...process.env, ...plain, PATH: [...first, process.env.PATH].join(delimiter) };
}

/** The path of Node for our own programs. */
export function nodePath() {
  const own = Number(process.versions.node.split(".")[0]) >= NODE_LEAST;
  return own ? process.execPath : join(root, "node_modules/.bin/node");
}

/** Runs a program to its end and shows its output; prints a notice every minute. */
export async function run(command, words, { env, waiting }) {
  const began = Date.now();
  const beat = setInterval(() => {
    console.log(`${waiting} (${Math.round((Date.now() - began) / 1000)} s).`);
  }, HEARTBEAT_MS);
  try {
    const code = await new Promise((resolve, reject) => {
      const child = spawn(command, words, { cwd: root, env, stdio: "inherit" });
      child.on("error", reject);
      child.on("exit", (status, signal) => resolve(signal ? 1 : status));
    });
    if (code !== 0) throw new Error(`${[command, ...words].join(" ")} ended with ${code}`);
  } finally {
    clearInterval(beat);
  }
}

/**
 * Builds the pages if sources changed since the last build; with --kit the builders' pages, too.
 */
export async function buildIfNeeded(...words) {
  await run(nodePath(), ["scripts/build.ts", "--if-needed", ...words], {
    env: environment(),
    waiting: "Still building",
  });
}
