import { type Documents, DocumentsBusy, MissingGlyphs, type Requester } from "./port.ts";
import { makerThread } from "./thread.ts";
import type { Order, Outcome } from "./worker.ts";

/** The load limits of the thread that makes documents. */
export interface Limits {
  /** Documents in progress and waiting; beyond that callers are refused. */
  most: number;
  /** How many of them may be for guests: the others are reserved for customers. */
  guestsMost: number;
  /** The timeout of one, waiting included. */
  milliseconds: number;
  /** Memory grows with every document and is only released with the thread. */
  papersOfOneThread: number;
  /** An idle thread is stopped after this long. */
  idleMs: number;
}

const usual: Limits = {
  most: 20,
  guestsMost: 12,
  milliseconds: 30_000,
  papersOfOneThread: 100,
  idleMs: 120_000,
};

/** Documents made by Typst in a thread of this process, one after the other. */
export function localDocuments(limits: Partial<Limits> = {}): Documents {
  const { most, guestsMost, milliseconds, papersOfOneThread, idleMs } = { ...usual, ...limits };
  const thread = makerThread({ papers: papersOfOneThread, idleMs });
  const closing = new AbortController();
  const underWay = new Map<string, { requester: Requester; paper: Promise<Buffer> }>();
  const turns = turnsOf();

  async function make(order: Order, requester: Requester): Promise<Buffer> {
    const signal = AbortSignal.any([AbortSignal.timeout(milliseconds), closing.signal]);
    try {
      return pdfOf(await turns.run(requester, () => thread.make(order, signal)));
    } catch (thrown) {
      throw signal.aborted ? new DocumentsBusy("a paper took too long") : thrown;
    }
  }

  return {
    async make(template, data, requester) {
      const order = { template, data: JSON.stringify(data) };
      const key = `${template} ${order.data}`;
      const same = underWay.get(key);
      if (same) return same.paper;
      const guests = [...underWay.values()].filter((each) => each.requester === "guest").length;
      const isFull = underWay.size >= most || (requester === "guest" && guests >= guestsMost);
      if (isFull) throw new DocumentsBusy("too many papers are waiting");
      const paper = make(order, requester).finally(() => underWay.delete(key));
      underWay.set(key, { requester, paper });
      return paper;
    },
    async close() {
      closing.abort();
      await Promise.allSettled([...underWay.values()].map(({ paper }) => paper));
      await thread.stop();
    },
  };
}

/** One task at a time; customers' tasks come before guests'. */
function turnsOf() {
  const waiting: Record<Requester, (() => void)[]> = { customer: [], guest: [] };
  let isBusy = false;
  return {
    async run<T>(requester: Requester, work: () => Promise<T>): Promise<T> {
      if (isBusy) await new Promise<void>((turn) => waiting[requester].push(turn));
      isBusy = true;
      try {
        return await work();
      } finally {
        const next = waiting.customer.shift() ?? waiting.guest.shift();
        if (next) next();
        else isBusy = false;
      }
    },
  };
}

function pdfOf(outcome: Outcome): Buffer {
  if ("pdf" in outcome) return Buffer.from(outcome.pdf);
  if ("missing" in outcome) throw new MissingGlyphs(outcome.missing);
  throw new Error(`a paper could not be made: ${outcome.trouble}`);
}
