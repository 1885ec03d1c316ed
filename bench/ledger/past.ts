// A bank with history: whole rounds in which every customer sends the same amount to another at a
// fixed distance, so that every number, balance and day close is known in advance and the ledger's
// invariants hold. All of it is in earlier months, where it counts against no limit.

import type pg from "pg";
import { OWN_BANK_CODE } from "../../src/base/site/brand.ts";
import { idAt, OPENING } from "../people.ts";

const AMOUNT = 100;
const FULL_ROUNDS = 4;
// One more for every second customer makes ten entries per account on average.
const HALF_ROUND = 5;
const STEP = 1_002;
const DAYS_BETWEEN = 60;
const AT_ONCE = 250_000;

/** Creates history: with the opening entry, ten entries per account on average. */
export async function makePast(
  client: pg.Client,
  { count, days }: { count: number; days: number },
): Promise<void> {
  for (let round = 1; round <= HALF_ROUND; round += 1) {
    for (let from = 0; from < count; from += AT_ONCE) {
      await client.query(ROUND, [
        round,
        idAt(0),
        count,
        from,
        Math.min(from + AT_ONCE, count) - 1,
        round === HALF_ROUND,
        days,
      ]);
    }
    console.log(`round ${round} of ${HALF_ROUND} of the past is written`);
  }
  await client.query(
    `update account
        set entries = 2 * round + 1, entry_day = opened_on + round * ${DAYS_BETWEEN}
       from (select id, case when (id - $1::bigint) % 2 = 0 then ${HALF_ROUND} else ${FULL_ROUNDS} end
                      as round from account) as last
      where last.id = account.id and account.id >= $1::bigint and account.id < $1::bigint + $2::bigint`,
    [idAt(0), count],
  );
  await client.query("vacuum full account");
}

const ROUND = `
  with moved as materialized (
    select ('01900000-000' || $1::int || '-7000-8000-' || lpad(to_hex(sender.id), 12, '0'))::uuid as id,
           sender.id as sender, sender.number as sender_number,
           payee.id as payee, payee.number as payee_number,
           bank.today() - $7::int + $1::int * ${DAYS_BETWEEN} as day
      from generate_series($4::int, $5::int) as place
      join account as sender on sender.id = $2::bigint + place
      join account as payee on payee.id = $2::bigint + (place + ${STEP} * $1::int) % $3::int
     where not $6::boolean or place % 2 = 0
  ), posted as (
    insert into posting (id, kind, from_account, from_entry, to_account, to_bank, to_number, amount,
      fee, currency, at, day)
    select id, 'designated', sender, 2 * $1::int, payee, '${OWN_BANK_CODE}', payee_number, ${AMOUNT},
           0, 'TWD', day, day
      from moved
  ), closed as (
    insert into account_day (account_id, day, balance, entries)
    select sender, day - ${DAYS_BETWEEN}, ${OPENING}, 2 * $1::int - 1 from moved
  ), received as (
    insert into entry (account_id, number, posting_id, kind, amount, balance, at, day, other_bank,
      other_number)
    select payee, 2 * $1::int + 1, id, 'transfer-in', ${AMOUNT}, ${OPENING}, day, day,
           '${OWN_BANK_CODE}', sender_number
      from moved
  )
  insert into entry (account_id, number, posting_id, kind, amount, balance, at, day, other_bank,
    other_number)
  select sender, 2 * $1::int, id, 'transfer-out', -${AMOUNT}, ${OPENING - AMOUNT}, day, day,
         '${OWN_BANK_CODE}', payee_number
    from moved`;

/** An account beyond the others, with its own entries on past days. */
export interface Long {
  place: number;
  /** How many entries, evenly spread, between which days. */
  spans: readonly { entries: number; fromDaysAgo: number; toDaysAgo: number }[];
}

/** Writes interest and tax alternately to an account that already has its opening entry. */
export async function lengthen(client: pg.Client, { place, spans }: Long): Promise<void> {
  let number = 1;
  await client.query("begin");
  for (const { entries, fromDaysAgo, toDaysAgo } of spans) {
    await client.query(LENGTHEN, [idAt(place), number, entries, fromDaysAgo, toDaysAgo]);
    number += entries;
  }
  await client.query(
    `insert into account_day (account_id, day, balance, entries)
     select distinct on (day) account_id, day, balance, number from entry
      where account_id = $1 and day < (select max(day) from entry where account_id = $1)
      order by day, number desc`,
    [idAt(place)],
  );
  await client.query(
    `update account set balance = newest.balance, entries = newest.number, entry_day = newest.day
       from (select * from entry where account_id = $1 order by number desc limit 1) as newest
      where account.id = $1`,
    [idAt(place)],
  );
  await client.query("commit");
}

const LENGTHEN = `
  with made as materialized (
    select ('01900000-0009-7000-8000-' || lpad(to_hex($1::bigint * 1000000 + number), 12, '0'))::uuid
             as id,
           number, case when number % 2 = 0 then ${AMOUNT} else -${AMOUNT} end as amount,
           case when number % 2 = 0 then 'interest' else 'tax' end as kind,
           bank.today() - ($4::int - (number - $2::int - 1) * ($4::int - $5::int) / $3::int) as day
      from generate_series($2::int + 1, $2::int + $3::int) as number
  ), posted as (
    insert into posting (id, kind, from_account, from_entry, to_account, to_bank, to_number, amount,
      fee, currency, at, day)
    select made.id, made.kind, case when made.kind = 'tax' then account.id end,
           case when made.kind = 'tax' then made.number end,
           case when made.kind = 'interest' then account.id end, '${OWN_BANK_CODE}', account.number,
           ${AMOUNT}, 0, 'TWD', day, day
      from made join account on account.id = $1::bigint
  ), matched as (
    insert into internal_entry (posting_id, leg, account, amount, currency, at)
    select id, 1, 'interest-TWD', -amount, 'TWD', day from made
  )
  insert into entry (account_id, number, posting_id, kind, amount, balance, at, day)
  select $1::bigint, number, id, kind, amount,
         case when number % 2 = 0 then ${OPENING + AMOUNT} else ${OPENING} end, day, day
    from made`;
