import { loadavg } from "node:os";
import type { Figures, Measured } from "./rounds.ts";

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

/** How busy the machine was, for whoever reads the figures later. */
export function loadNote(): string {
  const [one = 0, five = 0] = loadavg();
  return `- load average at the end: ${one.toFixed(1)} over a minute, ${five.toFixed(1)} over five; the contenders themselves make most of it`;
}
