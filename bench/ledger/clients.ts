import { quantile } from "../spread.ts";
import type { Done } from "./work.ts";

/** Clients that each do one piece of work after the other until the time is over. */
export async function runClients(
  { clients, seconds }: { clients: number; seconds: number },
  work: () => Promise<unknown>,
): Promise<Done> {
  const took: number[] = [];
  const began = performance.now();
  const until = began + seconds * 1000;
  async function client(): Promise<void> {
    for (let at = performance.now(); at < until; ) {
      await work();
      const now = performance.now();
      took.push(now - at);
      at = now;
    }
  }
  await Promise.all(Array.from({ length: clients }, client));
  return {
    posted: took.length,
    seconds: (performance.now() - began) / 1000,
    p50Ms: quantile(took, 0.5),
    p99Ms: quantile(took, 0.99),
  };
}
