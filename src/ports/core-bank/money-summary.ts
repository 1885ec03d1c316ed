// The part of the port about all of a customer's accounts together.

import type { Day, Month } from "#base/time/day.ts";
import type { Account, Entry } from "./port.ts";

/** A line of one of several accounts, with its account. */
export interface RecentEntry extends Entry {
  account: Pick<Account, "number" | "kind" | "currency" | "name">;
}

/** Money in and out by month, as far as it is summed. */
export interface MoneyFlow {
  /** Months with entries, oldest first; amounts without a sign. */
  months: { month: Month; moneyIn: number; moneyOut: number }[];
  /** False while there are more entries to sum than one query may. */
  isComplete: boolean;
}

/** The reads about all accounts together. */
export interface MoneySummary {
  /** The newest lines of all of a customer's accounts, shared ones included. */
  recentEntries(customerId: string, most: number): Promise<RecentEntry[]>;
  /**
   * Money in and out of a customer's own accounts in New Taiwan dollars, by month since the first
   * day of one, without moves between them. Costs the same however long the history is.
   */
  moneyFlow(customerId: string, since: Day): Promise<MoneyFlow>;
  /** Sums the entries of the next busy accounts; returns where to continue, or null at the end. */
  countMoneyFlow(after: string, since: Day): Promise<string | null>;
}
