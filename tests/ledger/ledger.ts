// A separate ledger for one test file, with customers and accounts made for it.

import { afterAll, beforeAll, inject } from "vitest";
import { ownAccountNumber } from "#base/banks/account-number.ts";
import type { Currency } from "#base/money/money.ts";
import type { Tier } from "#base/transfer/limits.ts";
import { openPool, type Pool } from "#db/db.ts";
import { type Unmatched, unmatchedPostings } from "#db/trail/postings.ts";
import { localClearing } from "#ports/clearing/local.ts";
import { postPast } from "#ports/core-bank/local/past.ts";
import { type Broken, brokenLedger } from "#ports/core-bank/local/reads.ts";
import { type LocalCoreBankOptions, localCoreBank } from "#ports/core-bank/local.ts";
import type { CoreBank } from "#ports/core-bank/port.ts";
import { bankRules } from "#ports/core-bank/rules.ts";
import { freshDatabase } from "../bank/fresh-database.ts";
import { type Made, openingOf } from "./ledger-orders.ts";

const IDS_FROM = 700_000_000;
const OPENED_ON = "2024-01-02";

/** A database with a ledger. */
export interface Ledger {
  url: string;
  /** The database as the site sees it. */
  read: Pool;
  /** The database as its owner. */
  owner: Pool;
  /** Reported errors. */
  errors: unknown[];
  /** The ledger; more can be opened, as other processes would. */
  bank: CoreBank;
  open(options?: Partial<LocalCoreBankOptions>): Promise<CoreBank>;
}

/** Opens a ledger before the tests of a file and closes it after them. */
export function testLedger(): () => Ledger {
  let ledger: Ledger | undefined;
  let close: (() => Promise<void>) | undefined;

  beforeAll(async () => {
    const database = await freshDatabase(inject("serverUrl"));
    const opened = await openLedger(database.url);
    ledger = opened.ledger;
    close = async () => {
      await opened.close();
      await database.drop();
    };
  });
  afterAll(() => close?.());

  return () => {
    if (!ledger) throw new Error("the ledger is not open yet");
    return ledger;
  };
}

async function openLedger(url: string): Promise<{ ledger: Ledger; close(): Promise<void> }> {
  const read = openPool(url, "bank_app");
  const owner = openPool(url, "owner");
  const errors: unknown[] = [];
  const opened: CoreBank[] = [];
  const open: Ledger["open"] = async (options) => {
    const bank = await localCoreBank({
      url,
      read,
      clearing: localClearing(),
      rules: bankRules,
      onError: (thrown) => errors.push(thrown),
      ...options,
    });
    opened.push(bank);
    return bank;
  };
  const bank = await open();
  return {
    ledger: { url, read, owner, errors, bank, open },
    async close() {
      await Promise.all(opened.map((each) => each.close()));
      await Promise.all([read.close(), owner.close()]);
    },
  };
}

/** Options for a test account; the rest has defaults. */
export interface AccountOptions {
  customerId?: string;
  currency?: Currency;
  kind?: "main" | "sub" | "joint";
  tier?: Tier;
  state?: "open" | "frozen" | "closed";
  balance?: number;
}

let made = 0;

/** Makes accounts with valid opening postings, each for a separate customer unless one is given. */
export async function makeAccounts(
  owner: Pool,
  accounts: readonly AccountOptions[],
): Promise<Made[]> {
  const rows = accounts.map((account) => {
    made += 1;
    const id = String(IDS_FROM + made);
    const number = ownAccountNumber(`97${String(made).padStart(9, "0")}`);
    const customerId = account.customerId ?? id;
    const usual = { currency: "TWD", kind: "main", tier: "basic", state: "open", balance: 100_000 };
    return { ...usual, ...account, id, number, customerId };
  });
  await owner.transaction(async (db) => {
    const given = [JSON.stringify(rows), OPENED_ON];
    await db.query(
      `insert into customer (id, national_id, name, birthday, mobile, standing, joined_on)
       select distinct "customerId"::bigint, 'ledger ' || "customerId",
              jsonb_build_object('zh', '王小明', 'en', 'Customer ' || "customerId", 'ko', '왕샤오밍'),
              '1990-05-17'::date, '0912345678', 'active', $2::date
         from jsonb_to_recordset($1::jsonb) as given ("customerId" text)
       on conflict (id) do nothing`,
      given,
    );
    await db.query(
      `insert into account (id, number, customer_id, currency, kind, tier, state, opened_on)
       select id, number, "customerId", currency, kind, tier, state, $2::date
         from jsonb_to_recordset($1::jsonb) as given (id bigint, number text, "customerId" bigint,
              currency text, kind text, tier text, state text)`,
      given,
    );
    const at = new Date(`${OPENED_ON}T00:00:00+08:00`);
    const funded = rows.filter(({ balance }) => balance > 0);
    await postPast(
      db,
      funded.map(({ number, balance, currency }) => ({
        order: openingOf(number, balance, currency as Currency),
        at,
      })),
    );
  });
  return rows.map(({ id, number, customerId }) => ({ id, number, customerId }));
}

/** Makes one account. */
export async function makeAccount(owner: Pool, options: AccountOptions = {}): Promise<Made> {
  const [account] = await makeAccounts(owner, [options]);
  return account as Made;
}

/** Stops the ledger's clock at a moment. */
export async function setTime({ owner }: Ledger, moment: string): Promise<void> {
  await owner.query(
    `create or replace function bank.now() returns timestamptz language sql stable
       as $$ select timestamptz '${new Date(moment).toISOString()}' $$`,
    [],
  );
}

/** Lets the ledger's clock run again. */
export async function freeTime({ owner }: Ledger): Promise<void> {
  await owner.query(
    `create or replace function bank.now() returns timestamptz language sql stable
       as 'select pg_catalog.statement_timestamp()'`,
    [],
  );
}

/** An account's balance and what it has sent, from the database. */
export interface AccountNow {
  balance: number;
  used_day: string;
  designated: [number, number];
  other: [number, number];
  free_day: string | null;
}

/** Reads the current state of an account. */
export async function accountNow({ owner }: Ledger, { id }: Pick<Made, "id">): Promise<AccountNow> {
  const [row] = await owner.query<AccountNow>(
    `select balance::float8 as balance, used_day::text, free_day::text,
            array[designated_day_used, designated_month_used]::float8[] as designated,
            array[other_day_used, other_month_used]::float8[] as other
       from account where id = $1`,
    [id],
  );
  return row as AccountNow;
}

/** What the verifier finds broken, and postings and trail rows without a counterpart. */
export async function brokenIn({ owner }: Ledger): Promise<(Broken | Unmatched)[]> {
  return [...(await brokenLedger(owner)), ...(await unmatchedPostings(owner))];
}
