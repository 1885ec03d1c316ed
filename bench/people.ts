// Thousands of customers for one bench, inserted by set-based statements. A person has a place,
// counted from 0; the customer, the main account and everything of theirs are derived from it.

import type pg from "pg";
import { ownAccountNumber } from "../src/base/banks/account-number.ts";
import { OWN_BANK_CODE } from "../src/base/site/brand.ts";

/** The opening balance of every account, in New Taiwan dollars: no bench spends it. */
export const OPENING = 50_000_000;

/** The distances, in places, to the people whom a person has designated. */
export const designatedSteps = [1, 7] as const;

/** An account at another bank that everybody has designated. */
export const outside = { bank: "812", number: "28881004321765" } as const;

const FIRST_ID = 10_000_000;
const AT_ONCE = 50_000;
const name = JSON.stringify({ zh: "王小明", en: "Wang Hsiao Ming", ko: "왕샤오밍" });

/** The id of the customer at a place, and of the main account. */
export function idAt(place: number): string {
  return String(FIRST_ID + place);
}

/** The number of the main account at a place. */
export function numberAt(place: number): string {
  return ownAccountNumber(`97${String(place).padStart(9, "0")}`);
}

/** Options for the people of a bench. */
export interface PeopleOptions {
  count: number;
  /** The place of the first; 0 by default. */
  first?: number;
  /** How many days ago they became customers. */
  days: number;
  nationalIdAt?(place: number): string;
  passwordHash?: string;
  /** Payees that everybody has designated besides their neighbours. */
  payees?: readonly { bank: string; number: string }[];
}

/** Advanced customers, each with a main account, its opening entry and designated accounts. */
export async function makePeople(client: pg.Client, options: PeopleOptions): Promise<void> {
  const { count, first = 0, nationalIdAt = (place) => `B${idAt(place)}` } = options;
  for (let from = 0; from < count; from += AT_ONCE) {
    const length = Math.min(AT_ONCE, count - from);
    const places = Array.from({ length }, (_, i) => first + from + i);
    const ids = places.map(idAt);
    const numbers = places.map(numberAt);
    await client.query("begin");
    await client.query(
      `insert into customer (id, national_id, user_id, name, birthday, mobile, email,
         password_hash, standing, joined_on)
       select id, national_id, 'bench' || id, $3, '1990-05-17', '0912345678',
              'bench' || id || '@example.com', $4, 'active', bank.today() - $5::int
         from unnest($1::bigint[], $2::text[]) as given (id, national_id)`,
      [ids, places.map(nationalIdAt), name, options.passwordHash ?? null, options.days],
    );
    await client.query(
      `insert into account (id, number, customer_id, currency, kind, tier, state, opened_on,
         balance, entries, entry_day)
       select id, number, id, 'TWD', 'main', 'advanced', 'open', bank.today() - $3::int,
              $4, 1, bank.today() - $3::int
         from unnest($1::bigint[], $2::text[]) as given (id, number)`,
      [ids, numbers, options.days, OPENING],
    );
    await openThem(client, { ids, numbers, days: options.days });
    await client.query("commit");
  }
  await designate(client, options);
}

/** The first entry of every account, from the bank's own funding. */
async function openThem(
  client: pg.Client,
  { ids, numbers, days }: { ids: string[]; numbers: string[]; days: number },
): Promise<void> {
  await client.query(
    `with given as (
       select id, number, ('01900000-0000-7000-8000-' || lpad(to_hex(id), 12, '0'))::uuid as posting,
              bank.today() - $3::int as day, $4::bigint as amount
         from unnest($1::bigint[], $2::text[]) as given (id, number)
     ), posted as (
       insert into posting (id, kind, to_account, to_bank, to_number, amount, fee, currency, at, day)
       select posting, 'opening', id, '${OWN_BANK_CODE}', number, amount, 0, 'TWD', day, day
         from given
     ), funded as (
       insert into internal_entry (posting_id, leg, account, amount, currency, at)
       select posting, 1, 'funding-TWD', -amount, 'TWD', day from given
     )
     insert into entry (account_id, number, posting_id, kind, amount, balance, at, day)
     select id, 1, posting, 'opening', amount, amount, day, day from given`,
    [ids, numbers, days, OPENING],
  );
}

/** Everybody designates some neighbours, and the requested payees. */
async function designate(client: pg.Client, options: PeopleOptions): Promise<void> {
  const { count, first = 0, payees = [] } = options;
  await client.query(
    `insert into designated_account (customer_id, currency, bank_code, number, holder_name,
       is_own, applied_at, effective_on)
     select owner.id, 'TWD', '${OWN_BANK_CODE}', payee.number, 'somebody', false,
            bank.now() - interval '30 days', bank.today() - 28
       from unnest($1::int[]) as step
       cross join account as owner
       join account as payee on payee.id = $2::bigint + (owner.id - $2::bigint + step) % $3::bigint
      where owner.id >= $2::bigint and owner.id < $2::bigint + $3::bigint
         on conflict do nothing`,
    [designatedSteps, idAt(first), count],
  );
  for (const { bank, number } of payees) {
    await client.query(
      `insert into designated_account (customer_id, currency, bank_code, number, holder_name,
         is_own, applied_at, effective_on)
       select id, 'TWD', $1, $2, 'somebody', false, bank.now() - interval '30 days',
              bank.today() - 28
         from account where id >= $3::bigint and id < $3::bigint + $4::bigint and number <> $2
       on conflict do nothing`,
      [bank, number, idAt(first), count],
    );
  }
}
