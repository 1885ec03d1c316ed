import { loadavg } from "node:os";
import type { Figures, Measured } from "./rounds.ts";
import { watchOthers } from "./server-cpu.ts";

// Above this share of the machine's work being others', figures say more of them than of us.
const OTHERS_MOST = 0.1;

/** One thing to measure that knows itself how it is done. */
export interface Turn {
  name: string;
  take(): Promise<Figures>;
}

/** Lets the contenders take turns: one to warm up, then so many, each round in turned order. */
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

/** Begins to watch the machine; answers what whoever reads the figures later should know of it. */
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
