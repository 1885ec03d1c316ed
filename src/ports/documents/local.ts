import { type Documents, DocumentsBusy, MissingGlyphs, type Requester } from "./port.ts";
import { MakerDied, makerProcess, type ProcessLimits } from "./process.ts";
import { documentTurns } from "./turns.ts";
import type { Order, Outcome } from "./worker.ts";

/** The load limits of the process that makes documents. */
export interface Limits extends ProcessLimits {
  /** Documents in progress and waiting; beyond that callers are refused. */
  most: number;
  /** How many of them may be for guests: the others are reserved for customers. */
  guestsMost: number;
  /** The timeout of one, waiting included. */
  milliseconds: number;
}

const usual: Limits = {
  most: 20,
  guestsMost: 12,
  milliseconds: 30_000,
  papers: 50,
  megabytes: 450,
  megabytesMost: 1_000,
  idleMs: 120_000,
};

/** Documents made on this machine. */
export interface LocalDocuments extends Documents {
  /** The id of the process that makes them; null while there is none. */
  pid(): number | null;
}

/**
 * Documents made by Typst in a process of its own, one after the other, in at most a third of the time
 * of one core: many at once must not delay other calls. `onError` is called when it ends in the
 * middle of one.
 */
export function localDocuments(
  limits: Partial<Limits> = {},
  onError?: (thrown: unknown) => void,
): LocalDocuments {
  const { most, guestsMost, milliseconds, ...ofProcess } = { ...usual, ...limits };
  const maker = makerProcess(ofProcess, onError);
  const closing = new AbortController();
  const underWay = new Map<string, { requester: Requester; paper: Promise<Buffer> }>();
  const turns = documentTurns(most);

  async function make(order: Order, requester: Requester): Promise<Buffer> {
    const signal = AbortSignal.any([AbortSignal.timeout(milliseconds), closing.signal]);
    try {
      return pdfOf(await turns.run(requester, () => maker.make(order, signal)));
    } catch (thrown) {
      if (signal.aborted) throw new DocumentsBusy("a paper took too long");
      if (thrown instanceof MakerDied) throw new DocumentsBusy(thrown.message);
      throw thrown;
    }
  }

  return {
    pid: maker.pid,
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
      await maker.stop();
    },
  };
}

function pdfOf(outcome: Outcome): Buffer {
  if ("pdf" in outcome) {
    const { buffer, byteOffset, byteLength } = outcome.pdf;
    return Buffer.from(buffer, byteOffset, byteLength);
  }
  if ("missing" in outcome) throw new MissingGlyphs(outcome.missing);
  throw new Error(`a paper could not be made: ${outcome.error}`);
}
