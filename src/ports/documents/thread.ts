import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Order, Outcome } from "./worker.ts";

/** The thread that makes papers: started when there is one to make, and let go again. */
export interface MakerThread {
  /** Makes one paper; the one before must be finished. Rejects, and ends the thread, on the signal. */
  make(order: Order, signal: AbortSignal): Promise<Outcome>;
  stop(): Promise<void>;
}

/** A thread that is replaced after so many papers, and let go after so long without any. */
export function makerThread({ papers, idleMs }: { papers: number; idleMs: number }): MakerThread {
  let worker: Worker | null = null;
  let made = 0;
  let idle: NodeJS.Timeout | undefined;

  function open(): Worker {
    const opened = new Worker(new URL("./worker.ts", import.meta.url));
    // Whoever waits for it hears of it too; the next paper gets a new thread.
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
        // What it is doing cannot be stopped in any other way.
        await stop();
        throw thrown;
      }
    },
  };
}
