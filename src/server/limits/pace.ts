/** A rate: so many at once after a pause, and so many per second from then on. */
export interface Pace {
  perSecond: number;
  atOnce: number;
}

/** How long the next one must wait; 0 when it may start, and is counted. */
export function paceOf({ perSecond, atOnce }: Pace, clock: () => number): () => number {
  let left = atOnce;
  let filledAt = clock();
  return () => {
    const now = clock();
    left = Math.min(atOnce, left + ((now - filledAt) / 1000) * perSecond);
    filledAt = now;
    if (left < 1) return Math.ceil(((1 - left) / perSecond) * 1000);
    left -= 1;
    return 0;
  };
}

/**
 * Lets one start per turn of the event loop and within the pace: true where one may start now.
 * `onTime` is called when the next may be tried.
 */
export function pacedStarts(
  pace: Pace | undefined,
  clock: () => number,
  onTime: () => void,
): { isResting(): boolean; mayStart(): boolean } {
  if (!pace) return { isResting: () => false, mayStart: () => true };
  const msToNext = paceOf(pace, clock);
  let isResting = false;
  const again = () => {
    isResting = false;
    onTime();
  };
  return {
    isResting: () => isResting,
    mayStart() {
      const ms = msToNext();
      isResting = true;
      if (ms > 0) setTimeout(again, ms);
      else setImmediate(again);
      return ms === 0;
    },
  };
}
