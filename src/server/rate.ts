const WINDOW_MS = 60_000;
// Addresses come from outside: when more than this are counted, all begin anew.
const ADDRESSES_MOST = 100_000;

/** How long an address must wait, in seconds; 0 while it is within its allowance. */
export type Rate = (address: string) => number;

/** Counts by address in windows of a minute, in this process. */
export function rateOf(timesPerMinute: number, clock: () => number): Rate {
  let counts = new Map<string, number>();
  let ends = 0;
  return (address) => {
    const now = clock();
    if (now >= ends || counts.size > ADDRESSES_MOST) {
      counts = new Map();
      ends = now + WINDOW_MS;
    }
    const times = (counts.get(address) ?? 0) + 1;
    counts.set(address, times);
    return times > timesPerMinute ? Math.max(1, Math.ceil((ends - now) / 1000)) : 0;
  };
}
