// Transfers on their way to other banks. An order is sent after its posting is committed; the other
// bank's result is stored before the customer gets it. Whatever is lost on the way is found by the
// sweep.

import { setImmediate as nextTurn } from "node:timers/promises";
import type { Currency } from "#base/money/money.ts";
import type { Db } from "#db/db.ts";
import type { Clearing, ClearingOrder } from "#ports/clearing/port.ts";
import type { TransferOrder, TransferResult } from "../port.ts";
import type { Outcome, Task } from "./task.ts";

const SWEEP_EVERY_MS = 3_000;
const SWEPT_MOST = 200;
// The sweep fetches a result that takes longer; the customer sees the transfer as pending.
const RESPONSE_MS = 5_000;
// When the bank closes; the next start fetches the others.
const CLOSE_MS = 500;

/** What processing orders needs. */
export interface OutgoingOptions {
  db: Db;
  clearing: Clearing;
  submit(task: Task): Promise<Outcome>;
  onError(thrown: unknown): void;
}

/** Processes orders to other banks until they are final. */
export interface Outgoing {
  /** Sends the order if there is one, refunds it when it is rejected, and returns the result. */
  finish(order: TransferOrder, outcome: Outcome): Promise<TransferResult>;
  /** Sends nothing more, and gives the other banks a moment for what they were sent. */
  close(): Promise<void>;
}

interface Late {
  id: string;
  bank_code: string;
  number: string;
  amount: string;
  currency: Currency;
  from_number: string;
}

/** Starts settling and sweeping. */
export function outgoing({ db, clearing, submit, onError }: OutgoingOptions): Outgoing {
  const settled = settler(db);
  const closing = new AbortController();
  let sweeping: Promise<void> | null = null;

  /** Sends an order; throws without a response, or when its acceptance is not stored yet. */
  async function send(order: ClearingOrder): Promise<"settled" | "rejected"> {
    const outcome = await inTime(clearing.send(order), closing.signal);
    if (outcome === "settled") await settled.write(order.id);
    return outcome;
  }

  async function sweepOnce(): Promise<void> {
    let late: Late[];
    do {
      late = await takeLate(db);
      const sent = await Promise.allSettled(late.map(sendAgain));
      const faults = sent.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
      // One report for all: in an outage of the clearing there are hundreds.
      if (faults.length > 0) onError(new Error(unanswered(faults.length), { cause: faults[0] }));
    } while (late.length === SWEPT_MOST && !closing.signal.aborted);
  }

  async function sendAgain(late: Late): Promise<void> {
    const { id, bank_code: bankCode, number, amount, currency, from_number: fromNumber } = late;
    const outcome = await send({ id, bankCode, number, amount: Number(amount), currency });
    if (outcome !== "rejected") return;
    await submit({ do: "refund", transferId: id, fromNumber, initiator: null });
  }

  /** Resends orders that have been pending for long, whichever process posted them. */
  function sweep(): Promise<void> {
    sweeping ??= sweepOnce()
      .catch(onError)
      .finally(() => {
        sweeping = null;
      });
    return sweeping;
  }

  const timer = setInterval(() => void sweep(), SWEEP_EVERY_MS);
  timer.unref();
  void sweep();

  return {
    async finish({ fromNumber, initiator }, { result, toSend }) {
      if (!toSend) return result;
      const outcome = await send(toSend).catch((thrown: unknown) => {
        onError(thrown);
        return null;
      });
      if (outcome !== "rejected") return { ...result, isPending: outcome === null };
      const refunded = await submit({ do: "refund", transferId: toSend.id, fromNumber, initiator });
      return refunded.result;
    },
    async close() {
      clearInterval(timer);
      const timeout = setTimeout(() => closing.abort(new Error("the bank is closing")), CLOSE_MS);
      await sweeping;
      clearTimeout(timeout);
    },
  };
}

/** Stores orders that other banks accepted, in batches: those that come meanwhile go next. */
function settler(db: Db) {
  let next: { ids: string[]; written: Promise<void> } | null = null;
  let before: Promise<unknown> = Promise.resolve();

  function batch() {
    const ids: string[] = [];
    // One statement at a time: a slow database must not be queried faster than it responds.
    const written = before.then(nextTurn).then(() => {
      next = null;
      return settleAll(db, ids);
    });
    before = written.catch(() => undefined);
    return { ids, written };
  }

  return {
    /**
     * Resolves when it is committed. If it fails the order is still pending, and the sweep retries.
     */
    write(id: string): Promise<void> {
      next ??= batch();
      next.ids.push(id);
      return next.written;
    },
  };
}

async function settleAll(db: Db, ids: string[]): Promise<void> {
  await db.query(
    `update clearing_order set state = 'settled', settled_at = bank.now()
      where posting_id = any($1::uuid[]) and state = 'pending'`,
    [ids],
  );
}

function unanswered(count: number): string {
  return `${count} orders to other banks are still pending`;
}

/**
 * Takes orders that have been pending for long; nobody else takes them for the same time. An order
 * waits longer each time: half of its age, from five seconds to ten minutes. A time that lies ahead
 * was written before the clock was set back.
 */
async function takeLate(db: Db): Promise<Late[]> {
  return db.query<Late>(
    `update clearing_order set sent_at = bank.now()
       from (select posting_id from clearing_order join posting on posting.id = posting_id
              where state = 'pending'
                and (sent_at < bank.now() - least(interval '10 minutes',
                       greatest(interval '5 seconds', (sent_at - posting.at) / 2))
                  or sent_at > bank.now() + interval '5 seconds')
              order by sent_at
              limit $1
                for update of clearing_order skip locked) as late
       join posting on posting.id = late.posting_id
       join account on account.id = posting.from_account
      where clearing_order.posting_id = late.posting_id
     returning clearing_order.posting_id as id, clearing_order.bank_code, clearing_order.number,
               clearing_order.amount, clearing_order.currency, account.number as from_number`,
    [SWEPT_MOST],
  );
}

async function inTime<T>(result: Promise<T>, closing: AbortSignal): Promise<T> {
  const late = Promise.withResolvers<never>();
  const error = new Error("another bank did not answer in time");
  const timer = setTimeout(() => late.reject(error), RESPONSE_MS);
  const end = () => late.reject(closing.reason);
  closing.addEventListener("abort", end);
  try {
    if (closing.aborted) end();
    return await Promise.race([result, late.promise]);
  } finally {
    clearTimeout(timer);
    closing.removeEventListener("abort", end);
  }
}
