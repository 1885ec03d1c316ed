import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { codeOf } from "./error.ts";

const POLL_MS = 10;

/** True where the kernel has /proc (Linux). */
export const hasProcessFiles = existsSync("/proc/self/stat");

/** What the system says about one process. */
export interface ProcessFacts {
  name: string;
  /** When it began, in the system's format: distinguishes a recycled PID from the old process. */
  began: string;
  /** True when it has ended and its parent has not reaped it yet. */
  zombie: boolean;
}

/** The facts of a process; null when there is no such PID. */
export async function factsOf(pid: number): Promise<ProcessFacts | null> {
  if (!Number.isSafeInteger(pid) || pid <= 0) return null;
  return hasProcessFiles ? factsFromFiles(pid) : factsFromListing(pid);
}

/** Whether a process has the directory as its working directory; null if not visible. */
export async function worksIn(pid: number, directory: string): Promise<boolean | null> {
  const there = await stat(`/proc/${pid}/cwd`).catch(() => null);
  if (there === null) return null;
  const here = await stat(directory);
  // By inode and not by name: a container or a moved directory has another path for the same place.
  return there.dev === here.dev && there.ino === here.ino;
}

/**
 * The PostgreSQL processes, of any parent, that run in a data directory; empty where not visible.
 */
export async function postgresIn(data: string): Promise<number[]> {
  if (!hasProcessFiles) return [];
  const found: number[] = [];
  for (const entry of await readdir("/proc")) {
    const pid = Number(entry);
    if (!Number.isInteger(pid) || !(await worksIn(pid, data))) continue;
    if ((await factsOf(pid))?.name === "postgres") found.push(pid);
  }
  return found;
}

/** Sends a signal; false when the process is gone already. */
export function signal(pid: number, name: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, name);
  } catch (error) {
    if (codeOf(error) === "ESRCH") return false;
    throw error;
  }
}

/** Waits until a process has ended; false when it is still running after the timeout. */
export async function endsWithin(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = performance.now() + milliseconds;
  while (performance.now() < deadline) {
    const facts = await factsOf(pid);
    if (facts === null || facts.zombie) return true;
    await sleep(POLL_MS);
  }
  return false;
}

async function factsFromFiles(pid: number): Promise<ProcessFacts | null> {
  const line = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => null);
  const parts = line?.match(/^\d+ \((.*)\) (\S) (.*)$/s);
  if (!parts) return null;
  const [, name = "", state, rest = ""] = parts;
  // The start time is field 22, in ticks since boot; rest begins at field 4.
  const ticks = rest.split(" ")[18] ?? "";
  return { name, began: `${await bootOf()}:${ticks}`, zombie: state === "Z" || state === "X" };
}

/** The same facts from `ps`, for systems without /proc. */
export async function factsFromListing(pid: number): Promise<ProcessFacts | null> {
  const columns = ["-o", "stat=", "-o", "lstart=", "-o", "comm="];
  const listed = await promisify(execFile)("ps", [...columns, "-p", String(pid)], {
    env: { PATH: process.env.PATH, LC_ALL: "C" },
  }).catch(() => null);
  const parts = listed?.stdout.trim().match(/^(\S+)\s+(\S+\s+\S+\s+\S+\s+\S+\s+\d{4})\s+(.*)$/);
  if (!parts) return null;
  const [, state = "", began = "", command = ""] = parts;
  const name = command.split("/").at(-1) ?? "";
  return { name, began, zombie: state.startsWith("Z") };
}

async function bootOf(): Promise<string> {
  const id = await readFile("/proc/sys/kernel/random/boot_id", "utf8").catch(() => "");
  return id.trim();
}
