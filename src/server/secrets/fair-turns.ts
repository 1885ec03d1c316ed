// Fair queueing of slow work: a caller with much work waits behind its own, not behind others.

import { Busy } from "./bounded.ts";

/** How many may run and wait, per caller and in total. */
export interface Turns {
  atOnce: number;
  atOnceOfOne: number;
  waitingOfOne: number;
  waiting: number;
}

/** Runs a few tasks at a time, round-robin between callers. */
export interface FairTurns {
  /** Runs the work when its turn comes; throws a 503 where too much waits. */
  run<T>(who: string, work: () => Promise<T>): Promise<T>;
}

interface Waiter {
  start(): void;
  refuse(thrown: Busy): void;
}

/** The work of one caller: how much runs, and what waits, oldest first. */
interface Line {
  running: number;
  waiting: Waiter[];
}

/** Lines by caller; the one that had its turn goes to the end. */
export function fairTurns({ atOnce, atOnceOfOne, waitingOfOne, waiting: most }: Turns): FairTurns {
  const lines = new Map<string, Line>();
  let running = 0;
  let waiting = 0;

  function next(): void {
    for (const [who, line] of lines) {
      if (running >= atOnce) return;
      if (line.running >= atOnceOfOne || line.waiting.length === 0) continue;
      lines.delete(who);
      lines.set(who, line);
      start(line);
      waiting -= 1;
      line.waiting.shift()?.start();
    }
  }

  function start(line: Line): void {
    running += 1;
    line.running += 1;
  }

  function end(who: string, line: Line): void {
    running -= 1;
    line.running -= 1;
    if (line.running === 0 && line.waiting.length === 0) lines.delete(who);
    next();
  }

  /** A new task replaces the last in the longest line, if that one is longer than its own. */
  function makeRoom(line: Line): void {
    let longest = line;
    for (const each of lines.values()) {
      if (each.waiting.length > longest.waiting.length) longest = each;
    }
    if (longest.waiting.length <= line.waiting.length + 1) throw new Busy("too many wait");
    waiting -= 1;
    longest.waiting.pop()?.refuse(new Busy("others wait for their first turn"));
  }

  async function turnOf(line: Line): Promise<void> {
    const isFree = running < atOnce && line.running < atOnceOfOne && line.waiting.length === 0;
    if (isFree) return start(line);
    if (line.waiting.length >= waitingOfOne) throw new Busy("too much of one waits");
    if (waiting >= most) makeRoom(line);
    waiting += 1;
    await new Promise<void>((resolve, refuse) => line.waiting.push({ start: resolve, refuse }));
  }

  return {
    async run(who, work) {
      const line = lines.get(who) ?? { running: 0, waiting: [] };
      lines.set(who, line);
      try {
        await turnOf(line);
      } catch (thrown) {
        if (line.running === 0 && line.waiting.length === 0) lines.delete(who);
        throw thrown;
      }
      try {
        return await work();
      } finally {
        end(who, line);
      }
    },
  };
}
