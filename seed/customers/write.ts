// Inserts the demonstration's customers, and what they have besides money.

import { plainPassword } from "#base/identity/password.ts";
import { parsePin } from "#base/identity/pin.ts";
import { addDays, addMonths, type Day, monthOf } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import { type Place, placeOf } from "../ledger/moves.ts";
import type { Secrets } from "../secrets.ts";
import { type AccountSeed, accounts } from "./accounts.ts";
import { designated, EFFECT_DAYS } from "./designated.ts";
import { LOAN_FEE, LOAN_PRODUCT, type LoanStory } from "./loans.ts";
import { DEMONSTRATION_PASSWORD, DEMONSTRATION_PIN, keyOf, people } from "./people.ts";

/** Customer ids by key. */
export type Ids = ReadonlyMap<string, string>;

/** An account with its id and number in the database. */
export interface Numbered extends AccountSeed {
  id: number;
  number: string;
  openedOn: Day;
}

/** Inserts all people, with really hashed secrets; returns their ids. */
export async function writePeople(db: Db, secrets: Secrets, today: Day): Promise<Ids> {
  const pin = parsePin(DEMONSTRATION_PIN) ?? "";
  const rows = await Promise.all(
    people.map(async (person) => {
      const isMember = person.userId !== null;
      const hasAccount = person.standing !== "applied";
      const password = plainPassword(DEMONSTRATION_PASSWORD);
      return {
        national_id: person.nationalId,
        user_id: person.userId,
        name: person.name,
        birthday: person.birthday,
        mobile: person.mobile,
        email: person.email,
        password_hash: isMember ? await secrets.hashSecret(password) : null,
        pin_hash: isMember && hasAccount ? await secrets.hashSecret(pin) : null,
        standing: person.standing,
        flagged_at: person.flaggedDaysAgo ? noon(addDays(today, -person.flaggedDaysAgo)) : null,
        joined_on: joinedOn(keyOf(person), today),
      };
    }),
  );
  const written = await db.query<{ id: string; national_id: string }>(
    `insert into customer (national_id, user_id, name, birthday, mobile, email, password_hash,
       pin_hash, standing, flagged_at, joined_on)
     select national_id, user_id, name, birthday, mobile, email, password_hash,
            pin_hash, standing, flagged_at, joined_on
       from jsonb_populate_recordset(null::customer, $1::jsonb)
     returning id, national_id`,
    [JSON.stringify(rows)],
  );
  await writeTries(db, secrets, today);
  const ids = new Map(written.map((row) => [row.national_id, row.id]));
  return new Map(people.map((person) => [keyOf(person), ids.get(person.nationalId) ?? ""]));
}

/** Inserts accounts without movements, and their joint holders. */
export async function writeAccounts(
  db: Db,
  ids: Ids,
  { numbered, today }: { numbered: readonly Numbered[]; today: Day },
): Promise<void> {
  const rows = numbered.map((account) => ({
    id: account.id,
    number: account.number,
    customer_id: ids.get(account.owner),
    currency: account.currency,
    kind: account.kind,
    name: account.name ?? null,
    tier: account.tier,
    state: account.state ?? "open",
    opened_on: account.openedOn,
    designated_on: !account.designatedOff,
    other_on: !account.otherOff,
  }));
  await db.query(
    `insert into account (id, number, customer_id, currency, kind, name, tier, state, opened_on,
       designated_on, other_on)
     select id, number, customer_id, currency, kind, name, tier, state, opened_on,
            designated_on, other_on
       from jsonb_populate_recordset(null::account, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
  const holders = numbered.flatMap(({ id, holders: shared = [] }) =>
    shared.map((holder) => ({ account_id: id, customer_id: ids.get(holder) })),
  );
  await db.query(
    `insert into account_holder (account_id, customer_id)
     select account_id, customer_id
       from jsonb_populate_recordset(null::account_holder, $1::jsonb)`,
    [JSON.stringify(holders)],
  );
  await writeGoals(db, numbered, today);
}

async function writeGoals(db: Db, numbered: readonly Numbered[], today: Day): Promise<void> {
  const goals = numbered.flatMap(({ id, goal, openedOn }) => {
    if (!goal) return [];
    const { amount, months } = goal;
    const due = months === undefined ? null : `${monthOf(addMonths(today, months))}-01`;
    return [{ account_id: id, amount, due_month: due, set_at: noon(openedOn) }];
  });
  await db.query(
    `insert into account_goal (account_id, amount, due_month, set_at)
     select account_id, amount, due_month, set_at
       from jsonb_populate_recordset(null::account_goal, $1::jsonb)`,
    [JSON.stringify(goals)],
  );
}

/** Inserts designated accounts. */
export async function writeDesignated(
  db: Db,
  ids: Ids,
  { find, today }: { find(key: string): { number: string }; today: Day },
): Promise<void> {
  const rows = designated.map((seed) => {
    const place: Place = typeof seed.to === "string" ? placeOf(find(seed.to)) : seed.to;
    const appliedOn = addDays(today, -seed.appliedDaysAgo);
    const { removedDaysAgo } = seed;
    return {
      customer_id: ids.get(seed.by),
      currency: seed.currency ?? "TWD",
      bank_code: place.bank,
      number: place.number,
      holder_name: typeof seed.to === "string" ? ownerOf(seed.to) : seed.to.holder,
      nickname: seed.nickname ?? null,
      is_own: seed.own ?? false,
      applied_at: noon(appliedOn),
      effective_on: addDays(appliedOn, seed.own ? EFFECT_DAYS.own : EFFECT_DAYS.others),
      removed_at: removedDaysAgo === undefined ? null : noon(addDays(today, -removedDaysAgo)),
    };
  });
  await db.query(
    `insert into designated_account (customer_id, currency, bank_code, number, holder_name,
       nickname, is_own, applied_at, effective_on, removed_at)
     select customer_id, currency, bank_code, number, holder_name,
            nickname, is_own, applied_at, effective_on, removed_at
       from jsonb_populate_recordset(null::designated_account, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

/** The name of the customer whose account has this key. */
function ownerOf(accountKey: string): string {
  const [owner] = accountKey.split(" ");
  return people.find((person) => keyOf(person) === owner)?.name.zh ?? "";
}

/** Inserts the loans with their whole schedules. */
export async function writeLoans(
  db: Db,
  ids: Ids,
  loans: readonly (LoanStory & { number: string })[],
): Promise<void> {
  const rows = loans.map((loan) => ({
    number: loan.number,
    customer_id: ids.get(loan.seed.owner),
    product_code: LOAN_PRODUCT,
    principal: loan.principal,
    balance: loan.balance,
    basis_points: loan.basisPoints,
    months: loan.months,
    fee: LOAN_FEE,
    opened_on: loan.openedOn,
    state: loan.seed.state,
    completed_on: loan.completedOn,
  }));
  await db.query(
    `insert into loan (number, customer_id, product_code, principal, balance, basis_points, months,
       fee, opened_on, state, completed_on)
     select number, customer_id, product_code, principal, balance, basis_points, months,
            fee, opened_on, state, completed_on
       from jsonb_populate_recordset(null::loan, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
  const payments = loans.flatMap(({ number, payments: all }) =>
    all.map(({ number: place, dueOn, paidOn, principal, interest, penalty, balance }) => ({
      ...{ loan: number, number: place, due_on: dueOn, paid_on: paidOn },
      ...{ principal, interest, penalty, balance },
    })),
  );
  await db.query(
    `insert into loan_payment (loan_id, number, due_on, paid_on, principal, interest, penalty,
       balance)
     select loan.id, row.number, due_on, paid_on, row.principal, interest, penalty, row.balance
       from jsonb_to_recordset($1::jsonb) as row (
         loan text, number int, due_on date, paid_on date, principal bigint, interest bigint,
         penalty bigint, balance bigint)
       join loan on loan.number = row.loan`,
    [JSON.stringify(payments)],
  );
}

/** Wrong passwords, under the key by which sign-in counts them. */
async function writeTries(db: Db, secrets: Secrets, today: Day): Promise<void> {
  for (const { wrongTries, nationalId, userId } of people) {
    if (wrongTries === undefined || userId === null) continue;
    await db.query("insert into login_try (pair_hash, wrong, at) values ($1, $2, $3)", [
      secrets.tag("login-pair", nationalId, userId.toLowerCase()),
      wrongTries,
      noon(addDays(today, -1)),
    ]);
  }
}

/** A customer without an account applied yesterday. */
function joinedOn(key: string, today: Day): Day {
  const days = accounts.find((account) => account.key === key)?.openedDaysAgo ?? 1;
  return addDays(today, -days);
}

function noon(day: Day): string {
  return `${day}T12:00:00+08:00`;
}
