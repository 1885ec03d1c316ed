// What staff do with disputes and what the card network requests, as commands: for operators, and to
// try the demonstration.

import { parseCardNumber } from "#areas/cards/rules/card-number.ts";
import { openDisputes, settleDispute } from "#areas/cards/server/disputes.ts";
import { authorisePayment, type PaymentServices } from "#areas/cards/server/payments.ts";
import { isRefusal } from "#base/errors/catalogue.ts";
import { formatAmount, ntd } from "#base/money/money.ts";
import { uuid } from "#db/uuid.ts";

const AMOUNT = /^[1-9]\d{0,8}$/;
const MERCHANT_MOST = 60;
const actions = ["credit", "uphold", "reject"] as const;

/** The command's usage text. */
export const USAGE = `npm run bank -- card-desk list                          disputes that are not settled
npm run bank -- card-desk credit REFERENCE              lends the customer the money
npm run bank -- card-desk uphold REFERENCE              the customer keeps it
npm run bank -- card-desk reject REFERENCE              takes it back
npm run bank -- card-desk pay CARD_NUMBER AMOUNT MERCHANT   a payment, as the card network asks for it`;

/** Runs the command; returns lines to print, and whether it succeeded. */
export async function runCardDesk(
  services: PaymentServices,
  [verb = "", first = "", ...rest]: readonly string[],
): Promise<{ lines: string[]; isDone: boolean }> {
  if (verb === "list") return { lines: await listed(services), isDone: true };
  if (verb === "pay") return pay(services, first, rest);
  const action = actions.find((each) => each === verb);
  if (!action || first === "") return { lines: [USAGE], isDone: false };
  try {
    const { reference, state, steps } = await settleDispute(services, first, {
      action,
      initiator: null,
    });
    const path = steps.map((step) => step.state).join(" > ");
    return { lines: [`${reference} is ${state} (${path})`], isDone: true };
  } catch (thrown) {
    if (!isRefusal(thrown)) throw thrown;
    return {
      lines: [`${first}: that cannot be done now, or there is no such dispute`],
      isDone: false,
    };
  }
}

async function listed({ db }: PaymentServices): Promise<string[]> {
  const open = await openDisputes(db);
  if (open.length === 0) return ["No dispute is open."];
  return open.map(({ reference, state, merchant, amount, lastFour, reason }) =>
    [reference, state, reason, `card ${lastFour}`, merchant, formatAmount(ntd(amount), "TWD")].join(
      "  ",
    ),
  );
}

async function pay(
  services: PaymentServices,
  typed: string,
  [amount = "", ...words]: readonly string[],
): Promise<{ lines: string[]; isDone: boolean }> {
  const cardNumber = parseCardNumber(typed);
  const merchant = words.join(" ").slice(0, MERCHANT_MOST);
  if (cardNumber === null || !AMOUNT.test(amount) || merchant === "") {
    return { lines: [USAGE], isDone: false };
  }
  const request = { id: uuid(), merchant, country: "TW", entryMode: "chip" } as const;
  const result = await authorisePayment(services, {
    ...request,
    cardNumber,
    amount: Number(amount),
  });
  const line = result.approved ? `approved ${result.approvalNumber}` : `refused: ${result.refusal}`;
  return { lines: [line], isDone: result.approved };
}
