// The usual transfer, and what becomes of it with some changes.

import { dayFrom } from "#base/day.ts";
import type { TransferOrder } from "../port.ts";
import type { Locked } from "./account.ts";
import { judge, type Situation } from "./judge.ts";

/** The day of every verdict. */
export const TODAY = dayFrom("2026-03-05");
/** More than any limit. */
export const RICH = 9_000_000_000;

/** The usual sender, payee and order. */
export const from: Locked = {
  id: "1",
  number: "970000000011",
  customerId: "7",
  currency: "TWD",
  kind: "main",
  tier: "basic",
  state: "open",
  designatedOn: true,
  otherOn: true,
  balance: RICH,
  entries: 1,
  entryDay: TODAY,
  usedDay: TODAY,
  used: { designated: { day: 0, month: 0 }, other: { day: 0, month: 0 } },
  freeDay: null,
};
export const to: Locked = { ...from, id: "2", number: "970000000022", customerId: "8" };

export const order: TransferOrder = {
  id: "0199d3a0-0000-7000-8000-000000000001",
  asker: { customerId: "7", session: null, address: "192.0.2.7", request: "r" },
  fromNumber: from.number,
  toBank: "899",
  toNumber: to.number,
  amount: 100,
  kind: "other",
  fee: 0,
  sameAgain: false,
  note: null,
};
/** A payee at another bank. */
export const elsewhere = { toBank: "004", toNumber: "0041234567890" };

/** What is not as usual. */
export interface Change {
  from?: Partial<Locked>;
  to?: Partial<Locked> | null;
  order?: Partial<TransferOrder>;
  situation?: Partial<Situation>;
}

/** The verdict on the usual transfer with some changes: its kind, or its code and facts. */
export function verdictOf(change: Change): string | [string, object] {
  const asked = { ...order, ...change.order };
  const verdict = judge({
    order: asked,
    from: { ...from, ...change.from },
    to: change.to === null || asked.toBank !== "899" ? undefined : { ...to, ...change.to },
    today: TODAY,
    designatedFrom: null,
    sameSent: false,
    isBarred: false,
    isStopped: false,
    ...change.situation,
  });
  if (verdict.ok) return verdict.kind;
  return Object.keys(verdict.facts).length > 0 ? [verdict.code, verdict.facts] : verdict.code;
}
