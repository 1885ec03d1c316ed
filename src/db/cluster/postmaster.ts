import { type ChildProcess, spawn } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ENVIRONMENT, type Way } from "./account.ts";
import type { Directories } from "./directories.ts";
import { ClusterError } from "./error.ts";
import { logSince, logSize, openLog } from "./log.ts";
import { endsWithin, factsOf, postgresIn, signal, worksIn } from "./processes.ts";
import type { Settings } from "./settings.ts";

const POLL_MS = 5;
const QUIET_LIMIT_MS = 60_000;
const RECOVERY_LIMIT_MS = 15 * 60_000;
const FAST_STOP_MS = 30_000;
const IMMEDIATE_STOP_MS = 10_000;

/** The content of postmaster.pid, whether or not the server still runs. */
export interface PidFile {
  pid: number;
  port: number;
  ready: boolean;
}

/** What the data directory has: nothing, a running server, or the file of one that is gone. */
export type Found = { state: "none" | "leftover" } | ({ state: "running" } & PidFile);

/** How a launch ended, with the server's output for error messages. */
export interface Launch {
  running: PidFile | null;
  output: string;
}

/** Looks for the server of a data directory. */
export async function findPostmaster(data: string): Promise<Found> {
  const file = await readPidFile(data);
  if (!file) return { state: "none" };
  const facts = await factsOf(file.pid);
  // PostgreSQL itself handles the file of a process that is gone.
  if (!facts) return { state: "none" };
  if (facts.zombie || facts.name !== "postgres") return { state: "leftover" };
  // A working directory that we cannot see proves nothing, and a wrong guess costs the data.
  if ((await worksIn(file.pid, data)) === false) return { state: "leftover" };
  return { state: "running", ...file };
}

/** Removes the file of a server that is gone, once none of its children uses the data. */
export async function removeLeftover(data: string): Promise<void> {
  const orphans = await postgresIn(data);
  if (orphans.length === 0) await rm(join(data, "postmaster.pid"), { force: true });
}

/** True when the running server was started with all of these settings. */
export async function hasSettings(data: string, settings: Settings): Promise<boolean> {
  const line = await readFile(join(data, "postmaster.opts"), "utf8").catch(() => "");
  return Object.entries(settings).every(([name, value]) => line.includes(`"${name}=${value}"`));
}

/** Starts the server, detached from this process, and waits until it is ready or has failed. */
export async function launch(task: {
  postgres: string;
  way: Way;
  directories: Directories;
  settings: Settings;
  port: number;
  signal?: AbortSignal;
}): Promise<Launch> {
  const { directories, way, signal: aborted } = task;
  const options = Object.entries(task.settings).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
  const [program = "", ...rest] = [
    ...way.prefix,
    task.postgres,
    ...["-D", directories.data, "-p", String(task.port)],
    ...options,
  ];
  const log = await openLog(directories);
  try {
    const before = await logSize(directories.log);
    const child = spawn(program, rest, {
      ...way.ids,
      cwd: "/",
      env: ENVIRONMENT,
      detached: true,
      stdio: ["ignore", log.fd, log.fd],
    });
    child.unref();
    const ended = { yet: false, why: "" };
    child.once("exit", () => {
      ended.yet = true;
    });
    child.once("error", (error) => {
      ended.yet = true;
      ended.why = error.message;
    });
    const running = await untilReady({ child, directories, ended, aborted });
    return { running, output: (await logSince(directories.log, before)) + ended.why };
  } finally {
    await log.close();
  }
}

/** Stops the server: open transactions roll back; after half a minute it must quit immediately. */
export async function stopPostmaster(pid: number, data: string): Promise<void> {
  const found = await findPostmaster(data);
  // The PID may belong to another process by now.
  if (found.state !== "running" || found.pid !== pid) return;
  if (!signal(pid, "SIGINT") || (await endsWithin(pid, FAST_STOP_MS))) return;
  if (!signal(pid, "SIGQUIT") || (await endsWithin(pid, IMMEDIATE_STOP_MS))) return;
  throw new ClusterError(
    "start",
    `PostgreSQL (process ${pid}) of ${data} does not stop. End it with "kill -9 ${pid}"; ` +
      "no committed row is lost by that.",
  );
}

async function untilReady(task: {
  child: ChildProcess;
  directories: Directories;
  ended: { readonly yet: boolean };
  aborted: AbortSignal | undefined;
}): Promise<PidFile | null> {
  const begun = performance.now();
  let heard = { at: begun, bytes: 0 };
  while (!task.ended.yet) {
    const file = await readPidFile(task.directories.data);
    if (file?.ready && file.pid === task.child.pid) return file;
    // A long recovery logs every ten seconds; only silence counts as a failure to start.
    const bytes = await logSize(task.directories.log);
    if (bytes !== heard.bytes) heard = { at: performance.now(), bytes };
    const now = performance.now();
    const isLate = now - heard.at > QUIET_LIMIT_MS || now - begun > RECOVERY_LIMIT_MS;
    if (isLate || task.aborted?.aborted) {
      task.child.kill("SIGQUIT");
      return null;
    }
    await sleep(POLL_MS);
  }
  return null;
}

async function readPidFile(data: string): Promise<PidFile | null> {
  const text = await readFile(join(data, "postmaster.pid"), "utf8").catch(() => null);
  if (text === null) return null;
  const lines = text.split("\n");
  return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === "ready" };
}
