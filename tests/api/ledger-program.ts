// A process of the bank that does nothing but post, to be killed in the middle: it prints each key
// that was acknowledged.

import { openPool, type Pool } from "#db/db.ts";
import { localClearing } from "#ports/clearing/local.ts";
import { reversalId } from "#ports/core-bank/local/reversing.ts";
import { localCoreBank } from "#ports/core-bank/local.ts";
import type { CoreBank, PostingOrder } from "#ports/core-bank/port.ts";
import { bankRules } from "#ports/core-bank/rules.ts";
import { type Made, orderOf, ordersOfEachKind } from "../ledger/ledger-orders.ts";

/** The path of this program, to be started with the URL of a database. */
export const PROGRAM = import.meta.filename;

const CLIENTS = 24;

if (import.meta.main) await run(process.argv[2] ?? "");

async function run(url: string): Promise<void> {
  const read = openPool(url, "bank_app");
  const onError = (thrown: unknown) => process.stderr.write(`${String(thrown)}\n`);
  const bank = await localCoreBank({
    ...{ url, read, clearing: localClearing(), rules: bankRules, onError },
    lanes: 2,
  });
  const accounts = await accountsOf(read);
  await Promise.all(Array.from({ length: CLIENTS }, () => post(bank, accounts)));
}

async function accountsOf(read: Pool): Promise<Made[]> {
  return read.query<Made>(
    `select id::text as id, number, customer_id::text as "customerId" from account
      where number like '97%' and kind = 'main'`,
    [],
  );
}

/** Posts forever: transfers, every other kind of posting, and reversals. */
async function post(bank: CoreBank, accounts: readonly Made[]): Promise<never> {
  let last: string | null = null;
  for (;;) {
    const account = accounts[any(accounts.length)] as Made;
    if (any(2) === 0) {
      await send(bank, account, accounts);
      continue;
    }
    if (last !== null && any(4) === 0) {
      say(reversalId(last), await bank.reverse(last, null));
      last = null;
      continue;
    }
    const orders = ordersOfEachKind(account, 20 + any(1_000));
    const order = orders[any(orders.length)] as PostingOrder;
    const result = await bank.post(order);
    say(order.id, result);
    last = result.ok ? order.id : null;
  }
}

/** Sends within the bank, to other banks, and to accounts that those do not know. */
async function send(bank: CoreBank, from: Made, accounts: readonly Made[]): Promise<void> {
  const payee = [
    accounts[any(accounts.length)] as Made,
    { toBank: "004", toNumber: `00412345678${any(10)}0` },
    { toBank: "004", toNumber: `0041234567${any(10)}000` },
  ][any(3)] as Made;
  const fee = "toBank" in payee ? 15 : 0;
  const order = orderOf(from, payee, fee + 1_001 + any(20), { fee, sameAgain: true });
  say(order.id, await bank.transfer(order));
}

function say(id: string, result: { ok: true } | { ok: false; code: string }): void {
  process.stdout.write(`${id} ${result.ok ? "ok" : result.code}\n`);
}

function any(most: number): number {
  return Math.floor(Math.random() * most);
}
