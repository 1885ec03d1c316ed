import { isUuid } from "#base/identity/uuid.ts";
import { refused } from "#base/transfer/rules.ts";
import { type Db, openPool } from "#db/db.ts";
import { within } from "#db/within.ts";
import type { Clearing } from "#ports/clearing/port.ts";
import type { Initiator } from "./initiator.ts";
import { accountChanges, raiseTier } from "./local/account-changes.ts";
import { customerReads } from "./local/customer-facts.ts";
import { historyReads } from "./local/history.ts";
import { holderReads } from "./local/holder-elsewhere.ts";
import { openLanes } from "./local/lanes.ts";
import { lockAccounts, lockUnposted } from "./local/locks.ts";
import { moneyFlowReads } from "./local/money-flow.ts";
import { outgoing } from "./local/outgoing.ts";
import { payeeReads } from "./local/payees.ts";
import { checkOrder } from "./local/posting.ts";
import { accountReads } from "./local/reads.ts";
import { reversalOrder } from "./local/reversing.ts";
import { searchReads } from "./local/search.ts";
import type {
  CoreBank,
  PostingOrder,
  PostingResult,
  Rules,
  TransferOrder,
  TransferResult,
} from "./port.ts";

const BATCH_MOST = 128;
// Each waits for the ledger; more would hold what other calls of the database need.
const MAX_POSTING_TRANSACTIONS = 4;
// They are few and wanted rarely: on a busy machine opening one takes longer than a payment.
const POSTING_IDLE_MS = 600_000;
// The whole bank closes within two seconds. What is left then bears a kill.
const CLOSE_MS = 700;

/** What the ledger needs. */
export interface LocalCoreBankOptions {
  /** Its database, for its own connections that post. */
  url: string;
  /** For read-only queries. */
  read: Db;
  clearing: Clearing;
  /** The rules of postings. */
  rules: Rules;
  /** Gets errors that no caller sees: problems with orders after their customers got a response. */
  onError(thrown: unknown): void;
  /** Number of connections that post; one is best where the database shares the machine. */
  lanes?: number;
  batchMost?: number;
}

/** The bank's ledger in our own database. */
export async function localCoreBank(options: LocalCoreBankOptions): Promise<CoreBank> {
  const { url, read, clearing, rules, onError } = options;
  const { lanes: count = 1, batchMost = BATCH_MOST } = options;
  const lanes = await openLanes({ url, rules, lanes: count, batchMost });
  const db = openPool(url, "bank_ledger", { onError });
  const transactions = openPool(url, "bank_app", {
    onError,
    maxConnections: MAX_POSTING_TRANSACTIONS,
    idleMs: POSTING_IDLE_MS,
  });
  const out = outgoing({ db, clearing, submit: lanes.submit, onError });
  const underway = new Set<Promise<unknown>>();
  let closing: Promise<void> | null = null;

  /** Closing the ledger waits for this work; afterwards new work is rejected. */
  function during<T>(work: () => Promise<T>): Promise<T> {
    if (closing) return Promise.reject(new Error("the ledger is closed"));
    const done = work().finally(() => underway.delete(done));
    underway.add(done);
    return done;
  }

  async function transfer(order: TransferOrder): Promise<TransferResult> {
    checkForm(order.id, order.initiator);
    return out.finish(order, await lanes.submit({ do: "transfer", order }));
  }

  async function post(order: PostingOrder, reverses: string | null): Promise<PostingResult> {
    checkForm(order.id, order.initiator);
    checkOrder(order);
    const { result } = await lanes.submit({ do: "post", order, reverses });
    return result.ok ? { ok: true, at: result.at, balance: result.balance } : result;
  }

  async function reverse(postingId: string, initiator: Initiator | null): Promise<PostingResult> {
    checkForm(postingId, initiator);
    const order = await reversalOrder(read, postingId, initiator);
    return order ? post(order, postingId) : refused("TRFR000017");
  }

  async function close(): Promise<void> {
    const sent = out.close();
    await within(CLOSE_MS, Promise.allSettled(underway));
    await sent;
    await lanes.close();
    await Promise.all([db.close(), transactions.close()]);
  }

  return {
    ...accountReads(read),
    ...historyReads(read),
    ...customerReads(read),
    ...payeeReads(read),
    ...searchReads(read),
    ...moneyFlowReads(read, db),
    ...accountChanges,
    lockUnposted,
    lockAccounts,
    raiseTier,
    holderElsewhere: holderReads({ clearing, onError }),
    transfer: (order) => during(() => transfer(order)),
    postingTransaction: transactions.transaction,
    post: (order) => during(() => post(order, null)),
    reverse: (postingId, initiator) => during(() => reverse(postingId, initiator)),
    close() {
      closing ??= close();
      return closing;
    },
  };
}

/** A caller's invalid input must not reach the statement that it shares with others. */
function checkForm(id: string, initiator: Initiator | null): void {
  if (!isUuid(id)) throw new RangeError(`no key of a posting: ${id}`);
  if (!initiator) return;
  const who = "staffId" in initiator ? initiator.staffId : initiator.customerId;
  if (!/^\d{1,18}$/.test(who)) throw new RangeError("no id of a customer or of staff");
}
