// A real bank process, and a supervisor that restarts it when it exits.

import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import flags from "../../scripts/node-flags.json" with { type: "json" };

const MAIN = join(import.meta.dirname, "../../src/app/main.ts");
const START_MS = 60_000;
const AGAIN_MS = 200;
const LINES_MOST = 2_000;
// Level 50 is an error.
const FAULT = /^\{"level":50,/;

/** The options of a site. */
export interface SiteOptions {
  port: number;
  environment: Record<string, string>;
  /** A module that is loaded before the bank. */
  preload?: string;
}

/** A running site under supervision. */
export interface Site {
  port: number;
  pid(): number;
  /** Exits that were not requested, after it was open. */
  ownDeaths: string[];
  /** What it logged as faults. */
  faults: string[];
  /** Its newest lines of output. */
  lines: string[];
  /** Kills it; resolves when the supervisor has it open again. */
  kill(): Promise<void>;
  signal(name: "SIGSTOP" | "SIGCONT"): void;
  /** Sends a message to the preloaded module. */
  tell(message: object): void;
  /** Resident memory in megabytes. */
  memory(): number;
  /** Stops it in order and permanently; returns the exit code. */
  stop(): Promise<number | null>;
}

/** Starts a site and keeps it running until it is stopped. */
export async function startSite(options: SiteOptions): Promise<Site> {
  const ownDeaths: string[] = [];
  const faults: string[] = [];
  const lines: string[] = [];
  let isLeaving = false;
  let isKilled = false;
  let child: ChildProcess;
  let open: Promise<void>;

  function note(line: string): void {
    if (FAULT.test(line)) faults.push(line);
    lines.push(line);
    if (lines.length > LINES_MOST) lines.shift();
  }

  /** Retries until it is open: without its database a start fails, and the next one may succeed. */
  async function openAgain(): Promise<void> {
    const until = Date.now() + START_MS;
    while (!isLeaving) {
      child = launch(options);
      const end = await opened(child, note);
      if (end === null) return watch(child);
      if (Date.now() > until) throw new Error(`the bank did not open:\n${lines.join("\n")}`);
      await sleep(AGAIN_MS);
    }
  }

  function watch(watched: ChildProcess): void {
    watched.once("exit", (code, signal) => {
      if (isLeaving) return;
      if (!isKilled) ownDeaths.push(`ended by itself: ${signal ?? code}; ${tail(lines)}`);
      isKilled = false;
      open = openAgain();
      open.catch((error: Error) => ownDeaths.push(error.message));
    });
  }

  open = openAgain();
  await open;
  return {
    port: options.port,
    pid: () => child.pid ?? 0,
    ownDeaths,
    faults,
    lines,
    async kill() {
      isKilled = true;
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGKILL");
      await ended;
      await open;
    },
    signal: (name) => void child.kill(name),
    tell: (message) => void (child.connected && child.send(message)),
    memory: () => memoryOf(child.pid ?? 0),
    async stop() {
      isLeaving = true;
      await open.catch(() => undefined);
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
      child.kill("SIGCONT");
      child.kill("SIGTERM");
      return ended;
    },
  };
}

function launch({ port, environment, preload }: SiteOptions): ChildProcess {
  const words = [...flags, ...(preload ? ["--import", preload] : []), MAIN];
  return spawn(process.execPath, words, {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: "production",
      BANK_MODE: "demonstration",
      LOG_LEVEL: "warn",
      PORT: String(port),
      DESK_PORT: "0",
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe", ...(preload ? (["ipc"] as const) : [])],
  });
}

/** Waits until the bank is open; returns null, or how it ended instead. */
function opened(child: ChildProcess, note: (line: string) => void): Promise<string | null> {
  return new Promise((resolve) => {
    let rest = "";
    const hear = (part: Buffer) => {
      const heard = (rest + part).split("\n");
      rest = heard.pop() ?? "";
      for (const line of heard) {
        note(line);
        if (line.includes("is open at")) resolve(null);
      }
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.once("exit", (code, signal) => resolve(String(signal ?? code)));
  });
}

function tail(lines: readonly string[]): string {
  return lines.slice(-6).join(" / ").slice(0, 800);
}

function memoryOf(pid: number): number {
  try {
    const [, pages = "0"] = readFileSync(`/proc/${pid}/statm`, "utf8").split(" ");
    return (Number(pages) * 4_096) / 1e6;
  } catch {
    return Number.NaN;
  }
}
