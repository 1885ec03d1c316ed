import { checkCode, issueCode } from "#areas/verification/server/codes.ts";
import type { Input, Output } from "#base/call/call.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { parseOtp, TRANSFER_OTP_SECONDS } from "#base/identity/otp.ts";
import { amountOf, formatAmount } from "#base/money/money.ts";
import { bankName, callCentre } from "#base/site/brand.ts";
import { fill, type Language } from "#base/text/language.ts";
import type { CallContext } from "#server/api/call-context.ts";
import { Malformed } from "#server/api/check.ts";
import { record } from "#server/audit/audit.ts";
import type { checkTransferCode, confirmTransfer } from "../contract/steps.ts";
import { stepsBefore } from "../flow/table.ts";
import { isInOrder } from "../rules/steps.ts";
import { codeDraft, confirmDraft, type Draft, draftOf } from "../store.ts";
import { codeLetter } from "../texts/letters.ts";
import { checkTransfer, sendingFrom } from "./check-payee.ts";
import { auditRefusals } from "./trail.ts";

const SHOWN_AT_END = 4;
const purpose = "transfer";

/** Step 2: checks the draft again under current conditions and sends the code bound to it. */
export function confirm(
  { transferKey, sameAgain }: Input<typeof confirmTransfer>,
  context: CallContext,
): Promise<Output<typeof confirmTransfer>> {
  const event = "transfer.confirm";
  return auditRefusals(context, { event, reference: transferKey }, async () => {
    const draft = await draftInOrder(context, transferKey, "confirm");
    const sending = await sendingFrom(context, draft.fromNumber, draft.kind);
    // Current conditions, but the terms it was prepared with.
    const agreed = { fee: draft.fee, sameAgain: sameAgain || draft.sameAgain };
    const { earlier } = await checkTransfer(context, sending, { order: draft, agreed });
    const hasSame = earlier !== null;
    return context.db.transaction(async (db) => {
      const { codeId, seconds, sentTo } = await issueCode(db, context, {
        subject: { customerId: context.customer.id },
        purpose,
        channel: "sms",
        content: contentOf(draft),
        letter: (code, language) => ({ subject: null, body: letterOf(draft, code, language) }),
      });
      const move = { draft, from: stepsBefore("confirm"), to: "confirmed" } as const;
      // Records consent to a duplicate only if the customer was shown one.
      const isMoved = await confirmDraft(db, move, { codeId, sameAgain: hasSame });
      if (!isMoved) throw new Refusal("TRFR000017");
      await record(db, context, {
        event,
        outcome: "ok",
        reference: transferKey,
        detail: { hasSame },
      });
      return { codeId, codeSeconds: seconds, sentTo };
    });
  });
}

/** Step 3: checks the code, which is bound to exactly this draft. */
export async function checkTyped(
  { transferKey, oneTimeCode }: Input<typeof checkTransferCode>,
  context: CallContext,
): Promise<Output<typeof checkTransferCode>> {
  // A malformed code does not count as an attempt.
  if (parseOtp(oneTimeCode) === null) {
    throw new Malformed([{ field: "oneTimeCode", code: "FELD000004", facts: {} }]);
  }
  const happening = { event: "transfer.code", reference: transferKey } as const;
  const draft = await auditRefusals(context, happening, () =>
    draftInOrder(context, transferKey, "code"),
  );
  const codeId = draft.codeId ?? "";
  const typed = {
    codeId,
    typed: oneTimeCode,
    purpose,
    content: contentOf(draft),
    subject: { customerId: context.customer.id },
  } as const;
  // In one transaction: a code that is used up belongs to a draft that went on. checkCode records
  // what it refuses itself.
  await checkCode(context, typed, async (tx) => {
    const move = { draft, from: stepsBefore("code"), to: "coded" } as const;
    if (!(await codeDraft(tx, move, codeId))) throw new Refusal("TRFR000017");
    await record(tx, context, { ...happening, outcome: "ok" });
  });
  return { transferKey, state: "coded" };
}

/** The customer's own draft if this step is its next one; otherwise refuses with TRFR000017. */
async function draftInOrder(
  { db, customer }: CallContext,
  id: string,
  act: "confirm" | "code",
): Promise<Draft> {
  const draft = await draftOf(db, id);
  const owner = { customerId: customer.id, sessionHash: customer.session.hash };
  if (draft === null || !isInOrder(draft, act, owner)) throw new Refusal("TRFR000017");
  return draft;
}

/** The content that a code is bound to: if any of it changes, the code no longer matches. */
function contentOf(draft: Draft): string[] {
  const { id, fromNumber, toBank, toNumber, amount, currency, kind, fee, note } = draft;
  return [
    ...[id, fromNumber, toBank, toNumber, String(amount), currency, kind],
    ...[String(fee), note ?? ""],
  ];
}

function letterOf(draft: Draft, code: string, language: Language): string {
  return fill(codeLetter[language], {
    bank: bankName[language],
    code,
    amount: formatAmount(amountOf(draft.amount), draft.currency),
    bankCode: draft.toBank,
    account: draft.toNumber.slice(-SHOWN_AT_END),
    minutes: TRANSFER_OTP_SECONDS / 60,
    phone: callCentre.tollFree,
  });
}
