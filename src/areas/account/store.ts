import type { Db } from "#db/db.ts";

/** A customer's display preferences. */
export interface Preference {
  amountsHidden: boolean;
}

/** The goal of a dream account. */
export interface GoalRow {
  accountId: string;
  amount: number;
  /** YYYY-MM. */
  dueMonth: string | null;
}

/** A customer's preference; amounts are shown until the customer hides them. */
export async function preferenceOf(db: Db, customerId: string): Promise<Preference> {
  const [row] = await db.query<Preference>(
    'select amounts_hidden as "amountsHidden" from account_preference where customer_id = $1',
    [customerId],
  );
  return row ?? { amountsHidden: false };
}

/** Stores a customer's preference. */
export async function writePreference(
  db: Db,
  customerId: string,
  { amountsHidden }: Preference,
): Promise<void> {
  await db.query(
    `insert into account_preference (customer_id, amounts_hidden, changed_at)
     values ($1, $2, bank.now())
     on conflict (customer_id) do update
        set amounts_hidden = excluded.amounts_hidden, changed_at = excluded.changed_at`,
    [customerId, amountsHidden],
  );
}

/** The goals of accounts, where they have one. */
export function goalsOf(db: Db, accountIds: readonly string[]): Promise<GoalRow[]> {
  return db.query<GoalRow>(
    `select account_id::text as "accountId", amount::float8 as amount,
            to_char(due_month, 'YYYY-MM') as "dueMonth"
       from account_goal where account_id = any($1::bigint[])`,
    [accountIds],
  );
}

/** Sets or replaces the goal of an account. */
export async function writeGoal(
  db: Db,
  accountId: string,
  { amount, dueMonth }: Omit<GoalRow, "accountId">,
): Promise<void> {
  await db.query(
    `insert into account_goal (account_id, amount, due_month, set_at)
     values ($1, $2, $3::date, bank.now())
     on conflict (account_id) do update
        set amount = excluded.amount, due_month = excluded.due_month, set_at = excluded.set_at`,
    [accountId, amount, dueMonth === null ? null : `${dueMonth}-01`],
  );
}

/** Removes the goal of an account. */
export async function deleteGoal(db: Db, accountId: string): Promise<void> {
  await db.query("delete from account_goal where account_id = $1", [accountId]);
}
