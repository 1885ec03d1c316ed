import { DocumentsBusy, type Requester } from "./port.ts";

// How long Typst rests after a document, in times of what it took; after a slow one no longer than the
// limit.
const REST_TIMES = 2;
const REST_MOST_MS = 250;

/**
 * One task at a time, with a rest after each; customers' tasks come before guests'. Where so many
 * wait, the next is refused.
 */
export function documentTurns(waitingMost: number) {
  const waiting: Record<Requester, (() => void)[]> = { customer: [], guest: [] };
  let isBusy = false;

  function next(): void {
    const turn = waiting.customer.shift() ?? waiting.guest.shift();
    if (turn) turn();
    else isBusy = false;
  }

  return {
    async run<T>(requester: Requester, work: () => Promise<T>): Promise<T> {
      if (isBusy) {
        const { customer, guest } = waiting;
        if (customer.length + guest.length >= waitingMost) {
          throw new DocumentsBusy("too many papers are waiting");
        }
        await new Promise<void>((turn) => waiting[requester].push(turn));
      }
      isBusy = true;
      const began = performance.now();
      try {
        return await work();
      } finally {
        const tookMs = performance.now() - began;
        setTimeout(next, Math.min(tookMs * REST_TIMES, REST_MOST_MS));
      }
    },
  };
}
