// What the ledger is asked before a customer agrees to a transfer.

import { OWN_BANK_CODE } from "#base/brand.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import type { TransferKind } from "#base/transfer-limits.ts";
import type { DesignatedAccount, Standing } from "#ports/core-bank/port.ts";
import type { Asked } from "#server/asked.ts";
import { type Judged, refusalOf } from "../rules/judge.ts";

/** The sending account, and the designated ones where one is to be sent to. */
export interface Sending {
  sender: Standing;
  designated: readonly DesignatedAccount[];
}

/** What is known of an order that may be sent. */
export interface Looked {
  order: Judged;
  /** Whether the same was sent within 24 hours. */
  hasSame: boolean;
}

/** How the customer's account stands now; refused when it cannot send. */
export async function sendingFrom(
  { customer, ports }: Asked,
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

/** Looks the payee up, finds out what kind of transfer it really is, and refuses what cannot be. */
export async function lookAt(asked: Asked, sender: Standing, order: Judged): Promise<Looked> {
  const { customer, ports } = asked;
  const { number: fromNumber, currency } = sender.account;
  const { toBank, toNumber, amount } = order;
  const isWithin = toBank === OWN_BANK_CODE;
  const [payee, hasSame] = await Promise.all([
    isWithin ? ports.coreBank.payee(toNumber) : null,
    ports.coreBank.hasSent({ fromNumber, toBank, toNumber, amount }),
  ]);
  if (isWithin && payee?.currency !== currency) throw new Refusal("TRFR000012");
  const isOwn = payee?.customerId === customer.id;
  if (isOwn && sender.account.kind === "sub") await checkMain(asked, toNumber);
  const judged: Judged = { ...order, kind: isOwn ? "own" : order.kind };
  const refused = refusalOf(judged, sender, {
    isUnusualSignIn: customer.session.risk === "high",
  });
  if (refused) throw new Refusal(refused.code, refused.facts);
  return { order: judged, hasSame };
}

/** What is put aside goes back to one's own main account, and nowhere else. */
async function checkMain({ customer, ports }: Asked, toNumber: string): Promise<void> {
  const accounts = await ports.coreBank.accounts(customer.id);
  const to = accounts.find(({ number }) => number === toNumber);
  if (to?.kind !== "main") throw new Refusal("TRFR000018");
}
