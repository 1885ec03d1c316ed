import { withdrawCode } from "#areas/verification/server/codes.ts";
import { type AccountNumber, maskAccountNumber } from "#base/banks/account-number.ts";
import { bankOf } from "#base/banks/bank-codes.ts";
import type { Input, Output } from "#base/call/call.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { formatMoment } from "#base/time/day.ts";
import { termsOf } from "#base/transfer/rules.ts";
import type { Standing } from "#ports/core-bank/port.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { record } from "#server/audit/audit.ts";
import type { prepareTransfer } from "../contract/steps.ts";
import { receiptNumber } from "../rules/amounts.ts";
import { isUnusual, noteOf, orderOf } from "../rules/order.ts";
import { type Content, type Draft, saveDraft } from "../store.ts";
import { type CheckedPayee, checkTransfer, sendingFrom } from "./check-payee.ts";
import { limitLookups, type PayeeName, payeeNameOf } from "./payee.ts";

type In = Input<typeof prepareTransfer>;

/** Step 1: runs every check that can refuse, then stores the order as a draft. */
export async function prepare(
  input: In,
  context: CallContext,
): Promise<Output<typeof prepareTransfer>> {
  const [sending] = await Promise.all([
    sendingFrom(context, input.fromAccount, input.kind),
    checkNotPosted(context, input.transferKey),
  ]);
  const { sender, designated } = sending;
  const { number: fromNumber, currency } = sender.account;
  const order = orderOf(requestOf(input), {
    fromNumber,
    currency,
    today: sender.today,
    designated,
  });
  if (!order.ok) throw new Refusal(order.code, order.facts);
  const { payee, amount } = order;
  if (input.kind === "other") await limitLookups(context, payee);
  const transferOrder = { ...payee, amount, kind: input.kind };
  const checked = await checkTransfer(context, sending, { order: transferOrder, agreed: null });
  const { fee } = termsOf(checked.order, sender);
  const content: Content = {
    id: input.transferKey,
    customerId: context.customer.id,
    ...{ fromNumber, currency, fee, note: noteOf(input.note) },
    ...checked.order,
  };
  const [named] = await Promise.all([
    payeeNameOf(context, content),
    keep(context, content, checked.earlier !== null),
  ]);
  return resultOf(content, { checked, named, sender, context });
}

/**
 * Whether the draft stored under a key equals the new input; the fee is not the customer's to set.
 */
function isSame(draft: Draft, content: Content): boolean {
  const parts = [
    "customerId",
    "fromNumber",
    "toBank",
    "toNumber",
    "amount",
    "kind",
    "note",
  ] as const;
  return parts.every((part) => draft[part] === content[part]);
}

async function checkNotPosted({ customer, ports }: CallContext, id: string): Promise<void> {
  const posting = await ports.coreBank.posting(customer.id, id);
  if (posting) throw new Refusal("TRFR000017");
}

async function keep(context: CallContext, content: Content, hasSame: boolean): Promise<void> {
  await context.db.transaction(async (db) => {
    const sessionHash = context.customer.session.hash;
    const { draft, formerCodeId } = await saveDraft(db, { content, sessionHash, hasSame });
    if (!draft || !isSame(draft, content)) throw new Refusal("TRFR000016");
    if (draft.step === "cancelled") throw new Refusal("TRFR000017");
    // A draft that starts over needs a new code; the one sent before fits nothing any more.
    if (formerCodeId !== null) await withdrawCode(db, formerCodeId);
    const { id: reference, kind, amount, currency, fee, toBank } = content;
    const detail = { kind, amount, currency, fee, toBank, hasSame };
    await record(db, context, { event: "transfer.prepare", outcome: "ok", reference, detail });
  });
}

function requestOf({ kind, designatedAccountId, toBank, toAccount, amount }: In) {
  return {
    kind,
    designatedId: designatedAccountId ?? "",
    toBank: toBank ?? "",
    toNumber: toAccount ?? "",
    amount: amount ?? null,
  };
}

/** The response for a prepared transfer. */
export function resultOf(
  content: Content,
  {
    checked: { order, earlier },
    named: { name, nickname },
    sender,
    context: { language },
  }: { checked: CheckedPayee; named: PayeeName; sender: Standing; context: CallContext },
): Output<typeof prepareTransfer> {
  const { fee, total, balanceAfter, dayLeft, monthLeft } = termsOf(order, sender);
  return {
    transferKey: content.id,
    fromAccount: maskAccountNumber(content.fromNumber as AccountNumber),
    kind: content.kind,
    toBank: content.toBank,
    toBankName: bankOf(content.toBank)?.names[language] ?? content.toBank,
    toAccount: content.toNumber,
    toName: name,
    toNickname: nickname,
    hasUnusualLength: isUnusual(order),
    currency: content.currency,
    amount: content.amount,
    fee,
    total,
    balanceAfter,
    dayLeft,
    monthLeft,
    note: content.note,
    wasSentBefore: earlier !== null,
    sentBefore: earlier && {
      at: formatMoment(earlier.at),
      receiptNumber: receiptNumber(earlier.id, earlier.at),
    },
  };
}
