// Tasks queue while a lane is busy; the lane then runs all queued ones in one transaction. There is
// no timer: a single task runs immediately, and under load more tasks share a commit.

import { setImmediate as nextTurn } from "node:timers/promises";
import { within } from "#db/within.ts";
import type { Rules } from "../port.ts";
import { asideOf } from "./aside.ts";
import { connect } from "./connection.ts";
import { crewOf } from "./crew.ts";
import { heldAccounts } from "./held.ts";
import { type Job, type Lane, LedgerBusy, POST_WITHIN_MS, runTasks } from "./lane.ts";
import type { Outcome, Task } from "./task.ts";

const QUEUE_MOST = 5_000;
const CLOSE_MS = 300;

/** The ledger's queue and the connections that process it. */
export interface Lanes {
  /** Runs a task; rejects when it is not known to be committed. */
  submit(task: Task): Promise<Outcome>;
  /** Gives what was submitted a moment, and then ends the connections. */
  close(): Promise<void>;
}

/** The database of the lanes, their number, and the batch size. */
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
    // After the event-loop turn in which tasks arrive, so that a burst shares a batch.
    for (await nextTurn(); queue.length > 0; await nextTurn()) {
      lane.busySince = performance.now();
      const jobs = queue.splice(0, batchMost);
      const isAway = await runTasks({ url, rules, lane, held, setAside: aside.add }, jobs);
      // Tasks in the queue must not wait for the same failure.
      if (isAway) for (const job of queue.splice(0)) job.reject(isAway.thrown);
    }
  }

  async function rest(): Promise<void> {
    do {
      await aside.comeBack();
      await crew.rest();
    } while (aside.count() > 0);
  }

  return {
    submit(task) {
      const isFull = queue.length + aside.count() >= QUEUE_MOST;
      if (isFull) return Promise.reject(new LedgerBusy("the queue is full"));
      // Nobody holds a lock for a transfer: it has as long as its batch.
      const withinMs = task.do === "post" ? POST_WITHIN_MS : Number.POSITIVE_INFINITY;
      const deadline = performance.now() + withinMs;
      return new Promise((resolve, reject) => {
        queue.push({ task, asideSince: null, deadline, unknown: null, resolve, reject });
        crew.wake();
      });
    },
    async close() {
      await within(CLOSE_MS, rest());
      await crew.end();
    },
  };
}
