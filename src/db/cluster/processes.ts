import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { codeOf } from "./trouble.ts";

const POLL_MS = 10;

/** True where the kernel shows processes as files (Linux). */
export const hasProcessFiles = existsSync("/proc/self/stat");

/** What the system says about one process. */
export interface ProcessFacts {
  name: string;
  /** The moment it began, in the system's own writing: tells a recycled number from the old process. */
  began: string;
  /** True when it has ended and its parent has not collected it yet. */
  zombie: boolean;
}

/** The facts of a process; null when there is none of that number. */
export async function factsOf(pid: number): Promise<ProcessFacts | null> {
  if (!Number.isSafeInteger(pid) || pid <= 0) return null;
  return hasProcessFiles ? factsFromFiles(pid) : factsFromListing(pid);
}

/** Whether a process works in a directory; null where the system does not show it to us. */
export async function worksIn(pid: number, directory: string): Promise<boolean | null> {
  const there = await stat(`/proc/${pid}/cwd`).catch(() => null);
  if (there === null) return null;
  const here = await stat(directory);
  // Numbers and not names: a container or a moved directory has another name for the same place.
  return there.dev === here.dev && there.ino === here.ino;
}

/** The PostgreSQL processes, of any parent, that work in a data directory; empty where not shown. */
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

/** Waits until a process has ended; false when it still lives after the time. */
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
  // The beginning is field 22, counted in ticks since the machine came up; rest begins at field 4.
  const ticks = rest.split(" ")[18] ?? "";
  return { name, began: `${await bootOf()}:${ticks}`, zombie: state === "Z" || state === "X" };
}

/** The same facts from `ps`, for systems without process files. */
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
