// Whether something other than a transfer may be posted, decided on locked rows.

import { amountOf, type Currency, formatAmount } from "../money/money.ts";
import { type Refused, refused } from "../transfer/rules.ts";
import { type PostingKind, postingPolicies } from "./kinds.ts";

/** An account that a posting touches, and its owner's status. */
export interface Touched {
  customerId: string;
  currency: Currency;
  state: "open" | "frozen" | "closed";
  balance: number;
  /** The posting's net change of its balance. */
  net: number;
  /** The lowest balance during the posting, relative to the current one. */
  lowest: number;
  /** Whether the owner is flagged for fraud, or no longer a customer. */
  isBarred: boolean;
  /** Whether the owner is no longer a customer. */
  isFormer: boolean;
  /** Whether the owner's panic button is in effect. */
  isStopped: boolean;
}

/** Everything the decision depends on. */
export interface PostingSituation {
  kind: PostingKind;
  /** The customer who gives the order; null for the bank itself. */
  customerId: string | null;
  /** Null for an account that does not exist. */
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
  // A customer may only debit their own accounts.
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
