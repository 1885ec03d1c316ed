// Whether something other than a transfer may be posted, decided on locked rows.

import { amountOf, type Currency, formatAmount } from "../money/money.ts";
import { type Refused, refused } from "../transfer/rules.ts";
import { type PostingKind, postingPolicies } from "./kinds.ts";

/** An account that a posting touches, and how its owner stands with the bank. */
export interface Touched {
  customerId: string;
  currency: Currency;
  state: "open" | "frozen" | "closed";
  balance: number;
  /** What the posting adds to it, or takes from it. */
  net: number;
  /** The lowest that the balance comes to on the way, against where it stands. */
  lowest: number;
  /** Whether the owner is flagged for fraud, or no customer any more. */
  isBarred: boolean;
  /** Whether the owner is no customer any more. */
  isFormer: boolean;
  /** Whether the owner's panic button is in effect. */
  isStopped: boolean;
}

/** All that the decision stands on. */
export interface PostingSituation {
  kind: PostingKind;
  /** The customer who asks; null when it is the bank itself. */
  customerId: string | null;
  /** Null for an account that is not there. */
  accounts: readonly (Touched | null)[];
}

/** Decides a posting. */
export function judgePosting(situation: PostingSituation): { ok: true } | Refused {
  for (const account of situation.accounts) {
    const refusal = refusalOn(account, situation);
    if (refusal) return refusal;
  }
  return { ok: true };
}

function refusalOn(
  account: Touched | null,
  { kind, customerId }: PostingSituation,
): Refused | null {
  if (!account || account.state === "closed") return refused("TRFR000018");
  const { isOwed, isStoppable } = postingPolicies[kind];
  const isDebit = account.net < 0;
  // A customer gives orders about their own money only.
  if (isDebit && customerId !== null && account.customerId !== customerId) {
    return refused("TRFR000018");
  }
  const mayReceive = !isDebit && isOwed;
  if (account.state !== "open" && !mayReceive) return refused("TRFR000018");
  if (account.isFormer || (account.isBarred && !mayReceive)) return refused("HEA000017");
  if (isDebit && isStoppable && account.isStopped) return refused("TRFR000023");
  if (account.balance + account.lowest >= 0) return null;
  const { balance, currency } = account;
  return refused("TRFR000002", { balance: formatAmount(amountOf(balance), currency) });
}
