import type { readHistory } from "#areas/account/contract.ts";
import type { Output } from "#base/call/call.ts";

type Found = Output<typeof readHistory>;

/** An account's lines as far as their owner wants to see them; what is hidden is left out. */
export type ShownHistory = ReturnType<typeof coveredHistory>;

/** Leaves the amounts out of an account's lines where they are hidden; which way each went stays. */
export function coveredHistory(found: Found, amountsHidden: boolean) {
  const { depositTotal, withdrawalTotal, entries, ...rest } = found;
  return {
    ...rest,
    sums: amountsHidden ? null : { deposits: depositTotal, withdrawals: withdrawalTotal },
    entries: entries.map(({ amount, balance, ...entry }) => ({
      ...entry,
      isOut: amount < 0,
      amount: amountsHidden ? null : Math.abs(amount),
      balance: amountsHidden ? null : balance,
    })),
  };
}
