import { expect, test } from "vitest";
import { keys } from "../../../tests/bank/trail.ts";
import { makeAccounts, testLedger } from "../../../tests/ledger/ledger.ts";
import { type Made, orderOf } from "../../../tests/ledger/ledger-orders.ts";
import { uuid } from "../uuid.ts";
import { unmatchedPostings } from "./postings.ts";
import { sealTrail } from "./seal.ts";

const ledger = testLedger();

/** Transfers within the bank and to another that rejects one; returns the sender's account. */
async function someTransfers(): Promise<Made> {
  const { owner, bank } = ledger();
  const [from, to] = (await makeAccounts(owner, [{}, {}])) as [Made, Made];
  await bank.transfer(orderOf(from, to, 1_000));
  await bank.transfer(orderOf(from, to, 99_999_999));
  // The local clearing rejects numbers with this ending: it is refunded immediately.
  const rejected = { toBank: "004", toNumber: "0041234567000" };
  await bank.transfer(orderOf(from, rejected, 5_000, { fee: 15 }));
  return from;
}

test("every posting of the ledger has its row, refunds too, before and after the sealing", async () => {
  const { owner, read } = ledger();
  await someTransfers();
  expect(await unmatchedPostings(read)).toEqual([]);
  await sealTrail(read, keys);
  expect(await unmatchedPostings(read)).toEqual([]);
  const [row] = await owner.query<{ named: number; refunds: number }>(
    `select count(distinct posting_id)::int as named,
            count(*) filter (where event = 'transfer.refund' and actor_kind = 'bank')::int as refunds
       from audit where posting_id is not null`,
    [],
  );
  expect(row).toEqual({ named: 3, refunds: 1 });
});

test("a posting without its row in the trail is found, and a row of a posting that is not there", async () => {
  const { owner, read } = ledger();
  const { id, number } = await someTransfers();
  const [silent, invented] = [uuid(), uuid()];
  await owner.query(
    `insert into posting (id, kind, to_account, to_bank, to_number, amount, fee, currency, at, day)
     values ($1, 'opening', $2, '899', $3, 1, 0, 'TWD', bank.now(), bank.today())`,
    [silent, id, number],
  );
  await read.query(
    `select bank.audit_write(array[row($1, 'transfer.post', 'ok', 'bank', null, null, null, null,
       null, null, $2, null)::bank.audit_row])`,
    [uuid(), invented],
  );
  const found = [
    { what: "a posting has no row in the trail", which: silent },
    { what: "a row of the trail names a posting that is not there", which: invented },
  ];
  expect(await unmatchedPostings(read)).toEqual(found);
  await sealTrail(read, keys);
  expect(await unmatchedPostings(read)).toEqual(found);
});
