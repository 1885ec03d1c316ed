import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { Reply } from "./program.ts";
import type { Order, Outcome } from "./worker.ts";

/** The process that makes documents: started on demand, and stopped when idle. */
export interface MakerProcess {
  /** Makes one document at a time. Rejects, and kills the process, on the signal. */
  make(order: Order, signal: AbortSignal): Promise<Outcome>;
  stop(): Promise<void>;
  /** Null while there is none. */
  pid(): number | null;
}

/** When a process, or its compiler, is replaced or stopped. */
export interface ProcessLimits {
  /** The compiler after that many documents. */
  papers: number;
  /** The process after a document that leaves it with more memory than this. */
  megabytes: number;
  /** In the middle of a document that takes more than this. */
  megabytesMost: number;
  /** After that idle time. */
  idleMs: number;
}

/** The process ended in the middle of a document. */
export class MakerDied extends Error {
  override name = "MakerDied";
}

const PROGRAM = new URL("./program.ts", import.meta.url);

/** A process of its own for documents, within these limits. */
export function makerProcess(
  limits: ProcessLimits,
  onError: (thrown: unknown) => void = () => undefined,
): MakerProcess {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  function open(): ChildProcess {
    const opened = fork(PROGRAM, [limits.papers, limits.megabytesMost].map(String), {
      // It needs no setting and must not see the bank's secrets.
      env: {},
      // Helper threads of V8 would take cores from calls, for milliseconds at a time and at any priority.
      execArgv: ["--single-threaded", "--v8-pool-size=1"],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    const forget = () => {
      if (child === opened) child = null;
    };
    // Whoever waits for a document is rejected too; the next one gets a new process.
    opened.on("exit", forget).on("error", forget);
    return opened;
  }

  async function stop(): Promise<void> {
    clearTimeout(idle);
    const old = child;
    child = null;
    if (!old || old.exitCode !== null || old.signalCode !== null) return;
    const ended = once(old, "exit");
    // It holds nothing that would be lost, and its work cannot be aborted in any other way.
    if (old.kill("SIGKILL")) await ended;
  }

  async function attempt(order: Order, signal: AbortSignal): Promise<Outcome> {
    signal.throwIfAborted();
    child ??= open();
    const { outcome, megabytes } = await replyOf(child, order, signal);
    const isWorn = megabytes > limits.megabytes || "error" in outcome;
    if (isWorn) await stop();
    else idle = setTimeout(() => void stop(), limits.idleMs).unref();
    return outcome;
  }

  return {
    stop,
    pid: () => child?.pid ?? null,
    async make(order, signal) {
      clearTimeout(idle);
      try {
        return await attempt(order, signal).catch((thrown: unknown) => {
          // The system may have ended it for reasons of its own; a document that ends a second one is at fault.
          if (!(thrown instanceof MakerDied)) throw thrown;
          onError(thrown);
          return attempt(order, signal);
        });
      } catch (thrown) {
        await stop();
        throw thrown;
      }
    },
  };
}

/** Sends an order and waits for its reply, the end of the process, or the signal. */
async function replyOf(child: ChildProcess, order: Order, signal: AbortSignal): Promise<Reply> {
  const settled = new AbortController();
  const either = { signal: AbortSignal.any([signal, settled.signal]) };
  const reply = once(child, "message", either).then(([message]) => message as Reply);
  const death = once(child, "exit", either).then(([code, name]) => {
    throw new MakerDied(`the maker of documents ended: ${name ?? code}`);
  });
  // An order that cannot be sent is one to a process that is about to end.
  child.send(order, () => undefined);
  try {
    return await Promise.race([reply, death]);
  } finally {
    settled.abort();
    await Promise.allSettled([reply, death]);
  }
}
