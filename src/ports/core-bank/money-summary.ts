// The part of the port that tells of all of a customer's accounts together.

import type { Day, Month } from "#base/time/day.ts";
import type { Account, Entry } from "./port.ts";

/** A line of one of several accounts, and which account it is of. */
export interface RecentEntry extends Entry {
  account: Pick<Account, "number" | "kind" | "currency" | "name">;
}

/** Money in and out by month, as far as it is counted. */
export interface MoneyFlow {
  /** Months with entries, the oldest first; amounts without a sign. */
  months: { month: Month; moneyIn: number; moneyOut: number }[];
  /** False while there are more entries to count than one question may. */
  isComplete: boolean;
}

/** The questions about it. */
export interface MoneySummary {
  /** The newest lines of all of a customer's accounts, shared ones included. */
  recentEntries(customerId: string, most: number): Promise<RecentEntry[]>;
  /**
   * Money in and out of a customer's own accounts in New Taiwan dollars, by month since the first day
   * of one, without moves between them. Costs the same however long the history is.
   */
  moneyFlow(customerId: string, since: Day): Promise<MoneyFlow>;
  /** Counts the entries of the next busy accounts; answers where to go on, or null at the end. */
  countMoneyFlow(after: string, since: Day): Promise<string | null>;
}
