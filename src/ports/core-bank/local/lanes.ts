// Tasks queue while a lane is busy; the lane then does all that have queued in one transaction. No
// timer: a lone task goes at once, and the busier it is the more share a commit.

import { setImmediate as nextTurn } from "node:timers/promises";
import type { Rules } from "../port.ts";
import { asideOf } from "./aside.ts";
import { connect } from "./connection.ts";
import { crewOf } from "./crew.ts";
import { heldAccounts } from "./held.ts";
import { type Job, type Lane, LedgerBusy, runTasks } from "./lane.ts";
import type { Outcome, Task } from "./task.ts";

const QUEUE_MOST = 5_000;

/** The ledger's queue and the connections that work it off. */
export interface Lanes {
  /** Does a task; fails when it cannot be known to be done. */
  submit(task: Task): Promise<Outcome>;
  /** Ends when everything that was submitted is done. */
  close(): Promise<void>;
}

/** Where the lanes lead, how many there are, and how much goes in one transaction. */
export interface LaneOptions {
  url: string;
  rules: Rules;
  lanes: number;
  batchMost: number;
}

/** Opens the lanes. */
export async function openLanes({ url, rules, lanes, batchMost }: LaneOptions): Promise<Lanes> {
  const connections = await Promise.all(Array.from({ length: lanes }, () => connect(url)));
  const queue: Job[] = [];
  const held = heldAccounts();
  const crew = crewOf(connections, { isWaiting: () => queue.length > 0, work });
  const aside = asideOf((jobs) => {
    queue.unshift(...jobs);
    crew.wake();
  });

  async function work(lane: Lane): Promise<void> {
    // After the turn of the event loop in which tasks come in, so that a burst goes together.
    for (await nextTurn(); queue.length > 0; await nextTurn()) {
      lane.busySince = performance.now();
      const jobs = queue.splice(0, batchMost);
      const isAway = await runTasks({ url, rules, lane, held, setAside: aside.add }, jobs);
      // Who waits behind must not wait for the same in vain.
      if (isAway) for (const job of queue.splice(0)) job.reject(isAway.thrown);
    }
  }

  return {
    submit(task) {
      const isFull = queue.length + aside.count() >= QUEUE_MOST;
      if (isFull) return Promise.reject(new LedgerBusy("the queue is full"));
      return new Promise((resolve, reject) => {
        queue.push({ task, asideSince: null, resolve, reject });
        crew.wake();
      });
    },
    async close() {
      do {
        await aside.comeBack();
        await crew.rest();
      } while (aside.count() > 0);
      await crew.end();
    },
  };
}
