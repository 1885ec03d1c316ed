import { setTimeout as sleep } from "node:timers/promises";
import { type BringUp, bringUp, type Running } from "./bring-up.ts";
import { findPostmaster } from "./postmaster.ts";

const LOOK_EVERY_MS = 200;
// After a failure, such as a full disk: retries start short and never exceed this.
const AGAIN_LEAST_MS = 250;
const AGAIN_MOST_MS = 1_500;
const SAY_EVERY_MS = 30_000;

/** Restarts a server until it is closed. */
export interface Keeper {
  /** Stops restarting it; returns the process that runs it now, or ran it last. */
  close(): Promise<number>;
}

/**
 * Restarts the server, on the same port, whenever it has died: killed, or out of disk. A server
 * that is alive but does not respond is left alone, as it may be recovering.
 */
export function keepRunning(task: BringUp & { running: Running }): Keeper {
  const closing = new AbortController();
  const { signal } = closing;
  let { running } = task;
  let again = AGAIN_LEAST_MS;
  let printedAt = Number.NEGATIVE_INFINITY;
  let isDown = false;

  /** Reports why it cannot run, but not each time. */
  function complain(thrown: unknown): void {
    if (performance.now() - printedAt < SAY_EVERY_MS) return;
    printedAt = performance.now();
    task.print(`PostgreSQL cannot be started again yet: ${(thrown as Error).message}`);
  }

  async function check(): Promise<void> {
    const found = await findPostmaster(task.directories.data);
    if (found.state === "running" && found.pid === running.pid) return;
    if (signal.aborted) return;
    if (!isDown) task.print("PostgreSQL has ended; it is started again.");
    isDown = true;
    running = await bringUp({ ...task, port: running.port, signal });
    task.print(`PostgreSQL runs again on port ${running.port}.`);
    isDown = false;
    again = AGAIN_LEAST_MS;
    printedAt = Number.NEGATIVE_INFINITY;
  }

  async function keep(): Promise<void> {
    while (!signal.aborted) {
      let pause = LOOK_EVERY_MS;
      try {
        await check();
      } catch (thrown) {
        if (signal.aborted) return;
        complain(thrown);
        pause = again;
        again = Math.min(again * 2, AGAIN_MOST_MS);
      }
      await sleep(pause, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  const keeping = keep();
  return {
    async close() {
      closing.abort();
      await keeping;
      // A server that another attempt has just started is stopped too.
      const found = await findPostmaster(task.directories.data);
      return found.state === "running" ? found.pid : running.pid;
    },
  };
}
