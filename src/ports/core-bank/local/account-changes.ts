import { randomInt } from "node:crypto";
import { ownAccountNumber } from "#base/banks/account-number.ts";
import type { Day } from "#base/time/day.ts";
import { DESIGNATION_DAYS } from "#base/transfer/rules.ts";
import type { Db } from "#db/db.ts";
import type {
  AccountChanges,
  LimitChange,
  NewAccount,
  NewDesignation,
  SwitchChange,
} from "../account-changes.ts";

const NUMBERS_TRIED = 8;
/** The first digits of accounts opened here; the rest is random. */
const PREFIX = "88";
const DRAWN_DIGITS = 9;

/** Changes accounts in our own database. */
export const accountChanges: AccountChanges = {
  changeSwitches,
  changeLimit,
  designate,
  removeDesignated,
  openAccount,
};

async function changeSwitches(
  tx: Db,
  { customerId, number, designatedOn, otherOn }: SwitchChange,
): Promise<boolean> {
  const rows = await tx.query(
    `update account set designated_on = $3, other_on = $4
      where customer_id = $1 and number = $2 and kind = 'main' and state <> 'closed' returning id`,
    [customerId, number, designatedOn, otherOn],
  );
  return rows.length > 0;
}

async function changeLimit(
  tx: Db,
  { customerId, number, otherDayLimit }: LimitChange,
): Promise<boolean> {
  const rows = await tx.query(
    `update account set other_day_limit = $3
      where customer_id = $1 and number = $2 and kind = 'main' and state <> 'closed' returning id`,
    [customerId, number, otherDayLimit],
  );
  return rows.length > 0;
}

async function designate(tx: Db, designation: NewDesignation): Promise<Day | null> {
  const { customerId, currency, bankCode, number, holderName, nickname, isOwn } = designation;
  const days = isOwn ? DESIGNATION_DAYS.own : DESIGNATION_DAYS.others;
  const [row] = await tx.query<{ effectiveOn: Day }>(
    `insert into designated_account (customer_id, currency, bank_code, number, holder_name, nickname,
       is_own, applied_at, effective_on)
     values ($1, $2, $3, $4, $5, $6, $7, bank.now(), bank.today() + $8::integer)
     on conflict (customer_id, currency, bank_code, number) where removed_at is null do nothing
     returning to_char(effective_on, 'YYYY-MM-DD') as "effectiveOn"`,
    [customerId, currency, bankCode, number, holderName, nickname, isOwn, days],
  );
  return row?.effectiveOn ?? null;
}

async function removeDesignated(
  tx: Db,
  { customerId, id }: { customerId: string; id: string },
): Promise<boolean> {
  const rows = await tx.query(
    `update designated_account set removed_at = bank.now()
      where customer_id = $1 and id = $2 and removed_at is null returning id`,
    [customerId, id],
  );
  return rows.length > 0;
}

async function openAccount(tx: Db, account: NewAccount): Promise<string | null> {
  const { customerId, currency, kind, name } = account;
  for (let tries = 0; tries < NUMBERS_TRIED; tries += 1) {
    const drawn = String(randomInt(10 ** DRAWN_DIGITS)).padStart(DRAWN_DIGITS, "0");
    const number = ownAccountNumber(`${PREFIX}${drawn}`);
    // The number is random: no sequence is needed. A second main account of a currency, and a first
    // account that is not the main one in TWD, are not opened.
    const [row] = await tx.query<{ wanted: boolean; isOpened: boolean }>(
      `with wanted as (
         select coalesce(
                  (select tier from account where customer_id = $3 and kind = 'main'
                     and currency = 'TWD' and state <> 'closed'), 'basic') as tier
          where case when $4 = 'main'
                then not exists (select from account where customer_id = $3 and kind = 'main'
                                    and currency = $5)
                 and ($5 = 'TWD' or exists (select from account where customer_id = $3
                        and kind = 'main' and currency = 'TWD' and state = 'open'))
                else exists (select from account where customer_id = $3 and kind = 'main'
                                and currency = $5 and state = 'open') end),
       opened as (
         insert into account (id, number, customer_id, currency, kind, name, tier, state, opened_on)
         select $1, $2, $3, $5, $4, $6, tier, 'open', bank.today() from wanted
         on conflict do nothing returning id)
       select exists (select from wanted) as wanted, exists (select from opened) as "isOpened"`,
      [number, number, customerId, kind, currency, name],
    );
    if (row?.isOpened) return number;
    if (!row?.wanted) return null;
  }
  throw new Error("no account number is free");
}

/**
 * Raises the tier of the accounts of an upgrade. The database itself checks that a member of staff
 * has approved it: no role of the site may write a tier.
 */
export async function raiseTier(tx: Db, upgradeId: string): Promise<string[]> {
  const rows = await tx.query<{ number: string }>("select bank.account_raise_tier($1) as number", [
    upgradeId,
  ]);
  return rows.map(({ number }) => number);
}
