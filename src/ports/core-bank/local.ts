import { type Db, openPool } from "#db/db.ts";
import type { Clearing } from "#ports/clearing/port.ts";
import { historyReads } from "./local/history.ts";
import { holderReads } from "./local/holder-elsewhere.ts";
import { openLanes } from "./local/lanes.ts";
import { outgoing } from "./local/outgoing.ts";
import { payeeReads } from "./local/payees.ts";
import { accountReads } from "./local/reads.ts";
import { searchReads } from "./local/search.ts";
import { lockUnposted } from "./local/unposted.ts";
import { isUuid } from "./local/uuid-text.ts";
import type { CoreBank, Rules, TransferAnswer, TransferOrder } from "./port.ts";

const BATCH_MOST = 128;

/** What the ledger stands on. */
export interface LocalCoreBankOptions {
  /** Its database, where it opens connections of its own to post. */
  url: string;
  /** For the questions that change nothing. */
  read: Db;
  clearing: Clearing;
  /** What may be posted. */
  rules: Rules;
  /** Hears what nobody else is told: trouble with orders after their customers were answered. */
  onTrouble(thrown: unknown): void;
  /** Connections that post; one is best where the database shares the machine. */
  lanes?: number;
  batchMost?: number;
}

/** The bank's ledger in our own database. */
export async function localCoreBank(options: LocalCoreBankOptions): Promise<CoreBank> {
  const { url, read, clearing, rules, onTrouble } = options;
  const { lanes: count = 1, batchMost = BATCH_MOST } = options;
  const lanes = await openLanes({ url, rules, lanes: count, batchMost });
  const db = openPool(url, "bank_app", { onTrouble });
  const out = outgoing({ db, clearing, submit: lanes.submit, onTrouble });
  const underway = new Set<Promise<TransferAnswer>>();
  let closing: Promise<void> | null = null;

  async function transfer(order: TransferOrder): Promise<TransferAnswer> {
    checkForm(order);
    if (closing) throw new Error("the ledger is closed");
    return out.finish(order, await lanes.submit({ do: "transfer", order }));
  }

  async function close(): Promise<void> {
    await Promise.allSettled(underway);
    await out.close();
    await lanes.close();
    await db.close();
  }

  return {
    ...accountReads(read),
    ...historyReads(read),
    ...payeeReads(read),
    ...searchReads(read),
    lockUnposted,
    holderElsewhere: holderReads({ clearing, onTrouble }),
    transfer(order) {
      const done = transfer(order).finally(() => underway.delete(done));
      underway.add(done);
      return done;
    },
    close() {
      closing ??= close();
      return closing;
    },
  };
}

/** A fault of the caller must not reach the statement that it would share with others. */
function checkForm({ id, asker }: TransferOrder): void {
  if (!isUuid(id)) throw new RangeError(`no key of a transfer: ${id}`);
  if (!/^\d{1,18}$/.test(asker.customerId)) throw new RangeError("no id of a customer");
}
