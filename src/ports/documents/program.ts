// The process that makes documents. Typst runs in a thread of it, so that this one hears at once when
// the bank is gone, and sees how much memory a document takes, however long Typst computes.

import { readdirSync, readFileSync } from "node:fs";
import { getPriority, setPriority } from "node:os";
import { setFlagsFromString } from "node:v8";
import { Worker } from "node:worker_threads";
import type { Order, Outcome } from "./worker.ts";

/** What is sent back for an order. */
export interface Reply {
  outcome: Outcome;
  /** The memory that the process has afterwards. */
  megabytes: number;
}

const WASM = import.meta.resolve("@myriaddreamin/typst-ts-web-compiler/wasm");
const MEGABYTE = 1024 * 1024;
const WATCH_MS = 250;
/**
 * How far behind the bank: a third of its share of a core. At a lower priority a document on a busy
 * machine takes longer than its caller waits.
 */
const BEHIND_CALLS = 5;
const LOWEST_PRIORITY = 19;

// To optimise the code of Typst takes more CPU and memory than it gives back in some hundred documents:
// 12.1 s and 421 MB for 100 certificates, against 7.8 s and 319 MB with so high a threshold.
setFlagsFromString("--wasm-tiering-budget=2000000000");
giveWay();
const [papers = 0, megabytesMost = 0] = process.argv.slice(2).map(Number);
process.once("disconnect", end);
// From a terminal they reach the whole group; the bank closes in order, and ends this process with it.
for (const signal of ["SIGINT", "SIGHUP"] as const) process.on(signal, () => undefined);
setInterval(() => megabytes() > megabytesMost && end(), WATCH_MS).unref();

// Compiled once: the next thread finds the code of the ones before.
const compiled = WebAssembly.compile(readFileSync(new URL(WASM)));
let worker: Worker | null = null;
let made = 0;
process.on("message", async (order: Order) => {
  worker ??= open(await compiled);
  worker.postMessage(order);
});

/** A thread with a compiler of its own. */
function open(workerData: WebAssembly.Module): Worker {
  const opened = new Worker(new URL("./worker.ts", import.meta.url), { workerData });
  opened.on("message", async (outcome: Outcome) => {
    made += 1;
    // The memory of WebAssembly grows with every document and is only released with its thread.
    if (made >= papers) {
      made = 0;
      worker = null;
      await opened.terminate();
    }
    process.send?.({ outcome, megabytes: megabytes() } satisfies Reply);
  });
  return opened;
}

/** At once, without waiting for the thread. */
function end(): void {
  process.kill(process.pid, "SIGKILL");
}

function megabytes(): number {
  return process.memoryUsage.rss() / MEGABYTE;
}

/** Where cores are scarce, calls come before documents. */
function giveWay(): void {
  const priority = Math.min(LOWEST_PRIORITY, getPriority() + BEHIND_CALLS);
  setPriority(priority);
  if (process.platform !== "linux") return;
  // On Linux a priority is a thread's own; later threads take it from the one that starts them.
  for (const thread of readdirSync("/proc/self/task")) setPriority(Number(thread), priority);
}
