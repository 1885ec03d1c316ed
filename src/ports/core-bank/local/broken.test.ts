import { expect, test } from "vitest";
import { cardPaymentLegs } from "#base/postings/cards.ts";
import type { Db } from "#db/db.ts";
import { makeAccount, testLedger } from "../../../../tests/ledger/ledger.ts";
import { postingOf } from "../../../../tests/ledger/ledger-orders.ts";
import { brokenLedger } from "./reads.ts";
import { reversalId } from "./reversing.ts";

const ledger = testLedger();

class Undo extends Error {}

/** What the verifier reports about the ledger after a change that is rolled back. */
async function brokenAfter(sql: string, values: string[]): Promise<string[]> {
  let reported: string[] = [];
  const work = async (db: Db) => {
    await db.query(sql, values);
    reported = (await brokenLedger(db)).map(({ what }) => what);
    throw new Undo();
  };
  await expect(ledger().owner.transaction(work)).rejects.toThrow(Undo);
  return [...new Set(reported)];
}

test.each([
  [
    "update posting set kind = 'gift' where id = $1 and $2::uuid is not null",
    ["a posting is of no known kind"],
  ],
  [
    "update posting set from_account = null where id = $1 and $2::uuid is not null",
    ["a posting concerns no account of a customer"],
  ],
  [
    "update internal_entry set account = 'fee-TWD' where posting_id = $2 and $1::uuid is not null",
    ["a reversal does not undo its posting"],
  ],
  [
    "update posting set kind = 'reversal' where id = $1 and $2::uuid is not null",
    ["a reversal undoes what cannot be undone"],
  ],
  [
    "update posting set reverses = null where id = $2 and $1::uuid is not null",
    ["a reversal undoes what cannot be undone"],
  ],
  [
    "update internal_entry set amount = amount + 1 where posting_id = $1 and $2::uuid is not null",
    ["a posting does not sum to zero", "a reversal does not undo its posting"],
  ],
])("the verifier finds what this does to a ledger: %s", async (sql, expected) => {
  const { bank, owner } = ledger();
  const { number } = await makeAccount(owner);
  const order = postingOf("card", cardPaymentLegs(number, { amount: 70, note: null }));
  await bank.post(order);
  await bank.reverse(order.id, null);
  expect(await brokenLedger(owner)).toEqual([]);
  expect(await brokenAfter(sql, [order.id, reversalId(order.id)])).toEqual(expected);
});

test("an entry that is dated before the one before it is broken, unless it was known before", async () => {
  const { bank, owner } = ledger();
  const { id, number } = await makeAccount(owner);
  const legs = cardPaymentLegs(number, { amount: 70, note: null });
  for (let times = 0; times < 2; times += 1) await bank.post(postingOf("card", legs));
  const early = `with early as (update entry set at = at - interval '1 hour'
                                 where account_id = $1::bigint and number = 3)`;
  const follows = ["an entry does not follow the one before"];
  expect(await brokenAfter(`${early} select $2::text`, [id, ""])).toEqual(follows);
  const known = `, known as (insert into entry_out_of_time values ($1::bigint, 3))`;
  expect(await brokenAfter(`${early} ${known} select $2::text`, [id, ""])).toEqual([]);
  const wrong = early.replace("at = at", "balance = balance - 1, at = at");
  expect(await brokenAfter(`${wrong} ${known} select $2::text`, [id, ""])).toEqual(follows);
});
