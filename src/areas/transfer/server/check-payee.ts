// The checks made with the ledger before a customer confirms a transfer.

import { Refusal } from "#base/errors/catalogue.ts";
import { OWN_BANK_CODE } from "#base/site/brand.ts";
import type { TransferKind } from "#base/transfer/limits.ts";
import { type Agreed, judgeTransfer, type Order } from "#base/transfer/rules.ts";
import type { DesignatedAccount, Standing } from "#ports/core-bank/port.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { designatedFrom } from "../rules/order.ts";

/** The sending account, and the designated accounts if the payee is one of them. */
export interface Sending {
  sender: Standing;
  designated: readonly DesignatedAccount[];
}

/** What is known about an order that may be sent. */
export interface CheckedPayee {
  order: Order;
  /** The same transfer sent within 24 hours, if any. */
  earlier: { id: string; at: Date } | null;
}

/** The current standing of the customer's account; refused if it cannot send. */
export async function sendingFrom(
  { customer, ports }: CallContext,
  fromNumber: string,
  kind: TransferKind,
): Promise<Sending> {
  const [sender, designated] = await Promise.all([
    ports.coreBank.standing(customer.id, fromNumber),
    kind === "designated" ? ports.coreBank.designated(customer.id) : [],
  ]);
  if (!sender) throw new Refusal("TRFR000018");
  return { sender, designated };
}

/** Looks up the payee, determines the actual kind of transfer, and refuses what is not allowed. */
export async function checkTransfer(
  { customer, ports }: CallContext,
  { sender, designated }: Sending,
  { order, agreed }: { order: Order; agreed: Agreed | null },
): Promise<CheckedPayee> {
  const { number: fromNumber, currency } = sender.account;
  const { toBank, toNumber, amount } = order;
  const [payee, earlier] = await Promise.all([
    toBank === OWN_BANK_CODE ? ports.coreBank.payee(toNumber) : null,
    ports.coreBank.earlierSent({ fromNumber, toBank, toNumber, amount }),
  ]);
  const verdict = judgeTransfer({
    order,
    agreed,
    customerId: customer.id,
    sender,
    payee,
    designatedFrom: designatedFrom(order, { designated, currency }),
    sameSent: earlier !== null,
    isUnusualSignIn: customer.session.risk === "high",
  });
  if (!verdict.ok) throw new Refusal(verdict.code, verdict.facts);
  return { order: { ...order, kind: verdict.kind }, earlier };
}
