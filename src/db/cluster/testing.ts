import { type ChildProcess, execFile, spawn } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import { chmod, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { Client } from "pg";
import { onTestFinished } from "vitest";
import { type Cluster, type ClusterOptions, startCluster } from "./cluster.ts";
import { findPostmaster, stopPostmaster } from "./postmaster.ts";

const MEMORY = "/dev/shm";
const STEP_MS = 5;
const WAIT_MS = 10_000;

// Creating a cluster takes half a second; copying one does not. Test files in one process share it.
let model: Promise<string> | null = null;

/** What a program that started a cluster, or failed to, reports. */
export interface Outcome {
  url?: string;
  attached?: boolean;
  kind?: string;
  message?: string;
}

/** A directory for one test, removed with everything that runs in it when the test ends. */
export async function scratch(place: "memory" | "disk" = "memory"): Promise<string> {
  const directory = await newDirectory(place);
  onTestFinished(() => removeScratch(directory));
  return directory;
}

/** A scratch directory with a created and stopped cluster: a copy of one template. */
export async function scratchWithCluster(): Promise<string> {
  model ??= makeModel();
  const directory = await scratch();
  await promisify(execFile)("cp", ["-a", `${await model}/.`, directory]);
  return directory;
}

/** Starts a cluster that ends with the test. */
export async function startForTest(
  directory: string,
  options: Partial<ClusterOptions> = {},
): Promise<Cluster> {
  const cluster = await startCluster({ directory, durability: "throwaway", ...options });
  onTestFinished(() => cluster.stop());
  return cluster;
}

/** Runs one statement on its own connection. */
export async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Another program that starts a cluster and runs until it is killed. */
export function startProgram(
  directory: string,
  identity: { uid?: number; gid?: number } = {},
): { child: ChildProcess; outcome: Promise<Outcome> } {
  const child = spawn(process.execPath, ["--input-type=module", "-e", PROGRAM, directory], {
    ...identity,
    cwd: "/",
    stdio: ["pipe", "pipe", "ignore"],
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  return { child, outcome: firstLine(child) };
}

/** Kills a program with SIGKILL and waits until it is gone. */
export async function killHard(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await gone;
}

/** Waits for something to become true, at most ten seconds. */
export async function until<T>(read: () => Promise<T | null>): Promise<T> {
  const deadline = Date.now() + WAIT_MS;
  while (Date.now() < deadline) {
    const seen = await read();
    if (seen !== null) return seen;
    await sleep(STEP_MS);
  }
  throw new Error("waited in vain");
}

/** The PID of the initdb that runs inside a directory; null for none. */
export async function initdbIn(directory: string): Promise<number | null> {
  for (const pid of (await readdir("/proc")).filter((name) => /^\d+$/.test(name))) {
    const command = await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "");
    if (command.includes("/initdb\0") && command.includes(`${directory}/`)) return Number(pid);
  }
  return null;
}

/** The PID of the server's main process. */
export async function postmasterPid(directory: string): Promise<number> {
  const text = await readFile(join(directory, "data", "postmaster.pid"), "utf8");
  return Number(text.split("\n")[0]);
}

const PROGRAM = `
  import { startCluster } from ${JSON.stringify(new URL("./cluster.ts", import.meta.url).href)};
  const directory = process.argv[1];
  const answer = await startCluster({ directory, durability: "throwaway" }).catch((error) => error);
  const { url, attached, kind, message } = answer;
  console.log(JSON.stringify({ url, attached, kind, message }));
  process.stdin.once("data", async () => {
    await answer.stop?.();
    process.exit();
  });
`;

function firstLine(child: ChildProcess): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`the program ended (${code}) without a word`)));
    if (child.stdout) {
      createInterface(child.stdout).once("line", (line) => resolve(JSON.parse(line)));
    }
  });
}

async function newDirectory(place: "memory" | "disk"): Promise<string> {
  const base = place === "memory" && existsSync(MEMORY) ? MEMORY : tmpdir();
  const directory = await mkdtemp(join(base, "cluster-test-"));
  await chmod(directory, 0o755);
  return directory;
}

async function makeModel(): Promise<string> {
  const directory = await newDirectory("memory");
  const cluster = await startCluster({ directory, durability: "throwaway" });
  await cluster.stop();
  process.once("exit", () => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

async function removeScratch(directory: string): Promise<void> {
  const data = join(directory, "data");
  const found = await findPostmaster(data);
  // Stopped and not killed: a killed server leaves its shared memory behind permanently.
  if (found.state === "running") await stopPostmaster(found.pid, data);
  await until(async () => ((await initdbIn(directory)) === null ? true : null));
  await rm(directory, { recursive: true, force: true, maxRetries: 10 });
}
