import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Order, Outcome } from "./worker.ts";

/** The thread that makes documents: started on demand, and stopped when idle. */
export interface MakerThread {
  /** Makes one document at a time. Rejects, and ends the thread, on the signal. */
  make(order: Order, signal: AbortSignal): Promise<Outcome>;
  stop(): Promise<void>;
}

/** A thread that is replaced after that many documents, and stopped after that idle time. */
export function makerThread({ papers, idleMs }: { papers: number; idleMs: number }): MakerThread {
  let worker: Worker | null = null;
  let made = 0;
  let idle: NodeJS.Timeout | undefined;

  function open(): Worker {
    const opened = new Worker(new URL("./worker.ts", import.meta.url));
    // A waiting caller is rejected too; the next document gets a new thread.
    opened.on("error", () => {
      if (worker === opened) worker = null;
    });
    return opened;
  }

  async function stop(): Promise<void> {
    clearTimeout(idle);
    const old = worker;
    worker = null;
    made = 0;
    await old?.terminate();
  }

  return {
    stop,
    async make(order, signal) {
      signal.throwIfAborted();
      clearTimeout(idle);
      worker ??= open();
      try {
        const answer = once(worker, "message", { signal });
        worker.postMessage(order);
        const [outcome] = (await answer) as [Outcome];
        made += 1;
        if (made >= papers) await stop();
        else idle = setTimeout(() => void stop(), idleMs).unref();
        return outcome;
      } catch (thrown) {
        // Its work cannot be aborted in any other way.
        await stop();
        throw thrown;
      }
    },
  };
}
