// The usual transfer, and the verdict on it with some changes.

import { OWN_BANK_CODE } from "../site/brand.ts";
import { dayFrom } from "../time/day.ts";
import {
  type Agreed,
  judgeTransfer,
  type Order,
  type PayeeAccount,
  type Sender,
  type Situation,
} from "./rules.ts";

/** The day of every verdict. */
export const TODAY = dayFrom("2026-03-05");
/** More than any limit. */
export const RICH = 9_000_000_000;

/** The usual sender, payee and order. */
export const sender: Sender = {
  customerId: "7",
  account: {
    number: "970000000011",
    currency: "TWD",
    kind: "main",
    tier: "basic",
    state: "open",
    designatedOn: true,
    otherOn: true,
    balance: RICH,
  },
  today: TODAY,
  day: TODAY,
  used: { designated: { day: 0, month: 0 }, other: { day: 0, month: 0 } },
  freeUsed: false,
  isBarred: false,
  isStopped: false,
  rates: null,
};
export const payee: PayeeAccount = {
  customerId: "8",
  currency: "TWD",
  kind: "main",
  state: "open",
  isBarred: false,
};
export const order: Order & Agreed = {
  toBank: OWN_BANK_CODE,
  toNumber: "970000000022",
  amount: 100,
  kind: "other",
  fee: 0,
  sameAgain: false,
};
/** A payee at another bank. */
export const elsewhere = { toBank: "004", toNumber: "0041234567890" };

/** The differences from the usual transfer. */
export interface Change {
  from?: Partial<Sender["account"]>;
  sender?: Partial<Sender> | null;
  to?: Partial<PayeeAccount> | null;
  /** An order without a fee has not been agreed to yet. */
  order?: Partial<Order & Agreed>;
  situation?: Partial<Situation>;
}

/** The situation of the usual transfer with some changes. */
export function situationOf(change: Change): Situation {
  const { fee, sameAgain, ...requested } = { ...order, ...change.order };
  const account = { ...sender.account, ...change.from };
  return {
    order: requested,
    agreed: { fee, sameAgain },
    customerId: sender.customerId,
    sender: change.sender === null ? null : { ...sender, account, ...change.sender },
    payee:
      change.to === null || requested.toBank !== OWN_BANK_CODE ? null : { ...payee, ...change.to },
    designatedFrom: null,
    sameSent: false,
    isUnusualSignIn: false,
    ...change.situation,
  };
}

/** The verdict on the usual transfer with some changes: its kind, or its code and facts. */
export function verdictOf(change: Change): string | [string, object] {
  const verdict = judgeTransfer(situationOf(change));
  if (verdict.ok) return verdict.kind;
  return Object.keys(verdict.facts).length > 0 ? [verdict.code, verdict.facts] : verdict.code;
}
