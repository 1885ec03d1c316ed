const WINDOW_MS = 60_000;
// Networks are untrusted input: above this number the oldest entry is evicted.
const NETWORKS_MOST = 100_000;

/** Adds a weight for a network; returns the seconds to wait, 0 while it is within its allowance. */
export type Rate = (network: string, weight?: number) => number;

/** Counts by network in windows of a minute. Per process: processes do not share counts. */
export function rateOf(unitsPerMinute: number, clock: () => number): Rate {
  let counts = new Map<string, number>();
  let ends = 0;
  return (network, weight = 1) => {
    const now = clock();
    if (now >= ends) {
      counts = new Map();
      ends = now + WINDOW_MS;
    }
    const used = counts.get(network);
    if (used === undefined && counts.size >= NETWORKS_MOST) forgetFirst(counts);
    const units = (used ?? 0) + weight;
    counts.set(network, units);
    return units > unitsPerMinute ? Math.max(1, Math.ceil((ends - now) / 1000)) : 0;
  };
}

function forgetFirst(counts: Map<string, number>): void {
  for (const first of counts.keys()) {
    counts.delete(first);
    return;
  }
}
