import { Refusal } from "#base/errors/catalogue.ts";
import { type Currency, currencies, parseAmount, smallestUnit } from "#base/money/money.ts";
import { dayOf, monthOf } from "#base/time/day.ts";
import type { Account } from "#ports/core-bank/port.ts";
import type { CallContext, Handlers } from "#server/api/call-context.ts";
import { Malformed } from "#server/api/check.ts";
import type * as contract from "../contract/goals.ts";
import { GOAL_MOST, isMonth, lastGoalMonth } from "../rules/goal.ts";
import type { Refused } from "../rules.ts";
import { deleteGoal, goalsOf, writeGoal } from "../store.ts";
import { accountReferredTo, referenceOf } from "./reference.ts";

export const goalHandlers: Handlers<typeof contract> = {
  async listGoals(_input, { db, ports, customer, vault }) {
    const accounts = await ports.coreBank.accounts(customer.id);
    const dreams = accounts.filter(({ kind, isOwner }) => kind === "sub" && isOwner);
    const goals = await goalsOf(
      db,
      dreams.map(({ id }) => id),
    );
    return {
      goals: dreams.flatMap(({ id, number }) => {
        const goal = goals.find(({ accountId }) => accountId === id);
        if (!goal) return [];
        const accountReference = referenceOf(vault, customer.id, number);
        return { accountReference, goalAmount: goal.amount, dueMonth: goal.dueMonth };
      }),
    };
  },

  async saveGoal({ accountReference, goalAmount = "", dueMonth = "" }, context) {
    const account = await dreamAccount(context, accountReference);
    const goal = wanted({ goalAmount, dueMonth }, account.currency, context);
    await writeGoal(context.db, account.id, goal);
    return { accountReference, goalAmount: goal.amount, dueMonth: goal.dueMonth };
  },

  async removeGoal({ accountReference }, context) {
    const account = await dreamAccount(context, accountReference);
    await deleteGoal(context.db, account.id);
    return { accountReference };
  },
};

/** One of the customer's dream accounts; other accounts cannot have a goal. */
async function dreamAccount(context: CallContext, reference: string): Promise<Account> {
  const account = await accountReferredTo(context, reference);
  if (account.kind !== "sub" || !account.isOwner) throw new Refusal("ACCT000001");
  return account;
}

/** The typed goal, validated; reports every invalid field. */
function wanted(
  { goalAmount, dueMonth }: { goalAmount: string; dueMonth: string },
  currency: Currency,
  { now }: CallContext,
): { amount: number; dueMonth: string | null } {
  const wrong: Refused[] = [];
  const amount = parseAmount(goalAmount, currency);
  const unit = 10 ** currencies[currency].decimals;
  const [least, most] = [smallestUnit(currency) / unit, GOAL_MOST / unit];
  const field = "goalAmount";
  if (goalAmount.trim() === "") wrong.push({ field, code: "FELD000001", facts: {} });
  else if (amount === null) wrong.push({ field, code: "FELD000004", facts: {} });
  else if (amount < 1) wrong.push({ field, code: "FELD000006", facts: { least } });
  else if (amount > GOAL_MOST) wrong.push({ field, code: "FELD000007", facts: { most } });
  const month = dueMonth.trim();
  if (month !== "" && !isDue(month, now)) {
    wrong.push({ field: "dueMonth", code: "FELD000004", facts: {} });
  }
  if (wrong.length > 0 || amount === null) throw new Malformed(wrong);
  return { amount, dueMonth: month === "" ? null : month };
}

/** Whether a goal may be due in the month: this month or later, within the maximum years. */
function isDue(month: string, now: Date): boolean {
  const today = dayOf(now);
  return isMonth(month) && month >= monthOf(today) && month <= lastGoalMonth(today);
}
