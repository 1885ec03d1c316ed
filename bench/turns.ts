import { loadavg } from "node:os";
import type { Figures, Measured } from "./rounds.ts";
import { watchOthers } from "./server-cpu.ts";

// If other programs use more than this share of the busy time, the figures are unreliable.
const OTHERS_MOST = 0.1;

/** One thing to measure that brings its own way of running. */
export interface Turn {
  name: string;
  take(): Promise<Figures>;
}

/**
 * Runs the contenders in turn: one warm-up, then the given rounds, reversing the order each time.
 */
export async function inTurns(turns: readonly Turn[], rounds: number): Promise<Measured> {
  const measured = new Map<string, Figures[]>(turns.map(({ name }) => [name, []]));
  for (const { take } of turns) await take();
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, take } of round % 2 === 0 ? turns : turns.toReversed()) {
      measured.get(name)?.push(await take());
    }
    console.log(`round ${round + 1} of ${rounds}`);
  }
  return measured;
}

/**
 * Starts watching the machine; returns a function for the note that readers of the figures need.
 */
export function watchMachine(databaseMicros: () => number): () => string {
  const othersShare = watchOthers(databaseMicros);
  return () => {
    const share = othersShare();
    const load = `load average ${loadavg()[0]?.toFixed(1)} at the end`;
    if (share === null) return `- ${load}`;
    const line = `- other programs took ${(share * 100).toFixed(0)} % of the CPU that was used; ${load}`;
    return share > OTHERS_MOST ? `${line}. **These figures do not count: repeat the run.**` : line;
  };
}
