import { type Documents, DocumentsBusy, MissingLetters } from "./port.ts";
import { makerThread } from "./thread.ts";
import type { Order, Outcome } from "./worker.ts";

/** How much is asked of the thread that makes papers. */
export interface Limits {
  /** Papers under way and waiting; whoever comes then is told to come again. */
  most: number;
  /** How long one may take, waiting included. */
  milliseconds: number;
  /** Memory grows with every paper and is given back only with the thread. */
  papersOfOneThread: number;
  /** A thread with nothing to do is let go after this long. */
  idleMs: number;
}

const usual: Limits = {
  most: 20,
  milliseconds: 30_000,
  papersOfOneThread: 100,
  idleMs: 120_000,
};

/** Papers made by Typst in a thread of this process, one after the other. */
export function localDocuments(limits: Partial<Limits> = {}): Documents {
  const { most, milliseconds, papersOfOneThread, idleMs } = { ...usual, ...limits };
  const thread = makerThread({ papers: papersOfOneThread, idleMs });
  const closing = new AbortController();
  const underWay = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();

  async function inTurn(order: Order): Promise<Buffer> {
    // All have the same time, so that the turn of each comes before its time is over.
    const signal = AbortSignal.any([AbortSignal.timeout(milliseconds), closing.signal]);
    const turn = last.then(() => thread.make(order, signal));
    last = turn.catch(() => undefined);
    try {
      return pdfOf(await turn);
    } catch (thrown) {
      throw signal.aborted ? new DocumentsBusy("a paper took too long") : thrown;
    }
  }

  return {
    async make(template, data) {
      const order = { template, data: JSON.stringify(data) };
      const key = `${template} ${order.data}`;
      const same = underWay.get(key);
      if (same) return same;
      if (underWay.size >= most) throw new DocumentsBusy("too many papers are waiting");
      const making = inTurn(order).finally(() => underWay.delete(key));
      underWay.set(key, making);
      return making;
    },
    async close() {
      closing.abort();
      await last;
      await thread.stop();
    },
  };
}

function pdfOf(outcome: Outcome): Buffer {
  if ("pdf" in outcome) return Buffer.from(outcome.pdf);
  if ("missing" in outcome) throw new MissingLetters(outcome.missing);
  throw new Error(`a paper could not be made: ${outcome.trouble}`);
}
