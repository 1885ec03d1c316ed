import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import flags from "../scripts/node-flags.json" with { type: "json" };
import type { ChildReport } from "./child.ts";

const START_MS = 30_000;
const RESPONSE_MS = 10_000;
const END_MS = 5_000;

/** A contender in its own process. */
export interface Child {
  origin: string;
  pid: number;
  /** User and system time of the whole process since it started. */
  cpuMicros(): Promise<number>;
}

const children = new Set<ChildProcess>();
let leaving = false;

/** Starts a program that calls `serve`, as `npm start` starts the bank, with the production build of React. */
export async function startChild(
  program: URL,
  environment: Record<string, string>,
): Promise<Child> {
  if (leaving) throw new Error("the bench was asked to end");
  const child = fork(program, {
    env: { ...process.env, ...environment, NODE_ENV: "production" },
    execArgv: [...process.execArgv, ...flags],
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  children.add(child);
  const { port } = (await reportOf(child, START_MS)) as { port: number };
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async cpuMicros() {
      const response = reportOf(child, RESPONSE_MS);
      child.send("cpu");
      return ((await response) as { cpuMicros: number }).cpuMicros;
    },
  };
}

/** Stops every contender; kills one that does not exit. */
export async function endChildren(): Promise<void> {
  await Promise.all([...children].map(end));
}

/** Stops every contender and starts no more: the current measurement then fails, and cleans up. */
export async function leave(): Promise<void> {
  leaving = true;
  await endChildren();
}

/** The next message of a contender. */
async function reportOf(child: ChildProcess, mostMs: number): Promise<ChildReport> {
  const heard = new AbortController();
  const signal = AbortSignal.any([heard.signal, AbortSignal.timeout(mostMs)]);
  const left = once(child, "exit", { signal }).then(() => {
    throw new Error("a contender ended by itself");
  });
  const response = once(child, "message", { signal }).then(([message]) => message as ChildReport);
  try {
    return await Promise.race([response, left]);
  } finally {
    heard.abort();
  }
}

async function end(child: ChildProcess): Promise<void> {
  children.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  const timer = setTimeout(() => child.kill("SIGKILL"), END_MS);
  if (child.connected) child.disconnect();
  await gone.finally(() => clearTimeout(timer));
}
