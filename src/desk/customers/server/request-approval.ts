import { reviewsOfCustomer } from "#areas/certificates/server/reviews.ts";
import { type AccountNumber, maskAccountNumber } from "#base/banks/account-number.ts";
import type { Input, Output } from "#base/call/call.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { amountOf, currencies, formatAmount } from "#base/money/money.ts";
import { ask } from "#desk/approvals/server/requests.ts";
import type { DeskContext } from "#desk/queues/server/sources.ts";
import { Malformed } from "#server/api/check.ts";
import type { requestApproval as requestCall } from "../contract/help.ts";
import { inCase } from "./cases.ts";

type Given = Input<typeof requestCall>;

const LIMIT = /^(0|[1-9]\d{0,8})$/;

/** Requests what a colleague has to approve, in a customer's file. */
export function requestApproval(
  given: Given,
  context: DeskContext,
): Promise<Output<typeof requestCall>> {
  const { caseId, kind, reason } = given;
  return inCase(context, caseId, async (tx, { customerId }) => {
    const subject = await subjectOf(given, context, customerId);
    const request = await ask(tx, context, { kind, customerId, subject, reason });
    return { result: { done: true }, what: "request", detail: { kind, request } };
  });
}

/** The subject of the request; it must belong to the customer. */
async function subjectOf(given: Given, context: DeskContext, customerId: string) {
  if (given.kind === "revoke-certificate") return certificate(given, context, customerId);
  return given.kind === "change-limit" ? limit(given, context, customerId) : {};
}

async function certificate({ certificateId }: Given, { db }: DeskContext, customerId: string) {
  const issued = await reviewsOfCustomer(db, customerId);
  const found = issued.find(({ id, revokedAt }) => id === certificateId && revokedAt === null);
  if (!found) throw new Refusal("DESK000008");
  return { certificateId: found.id, about: found.serial };
}

async function limit(given: Given, { ports }: DeskContext, customerId: string) {
  const { accountId, dayLimit = "" } = given;
  const accounts = await ports.coreBank.accounts(customerId);
  const account = accounts.find(
    ({ id, isOwner, kind }) => id === accountId && isOwner && kind === "main",
  );
  if (!account) throw new Refusal("DESK000008");
  const typed = dayLimit.replace(/[,\s]/g, "");
  if (typed !== "" && !LIMIT.test(typed)) {
    throw new Malformed([{ field: "dayLimit", code: "FELD000005", facts: {} }]);
  }
  const { number, currency } = account;
  const amount = typed === "" ? null : Number(typed) * 10 ** currencies[currency].decimals;
  const shown = amount === null ? "–" : formatAmount(amountOf(amount), currency);
  const about = `${maskAccountNumber(number as AccountNumber)} ${shown}`;
  return { accountNumber: number, dayLimit: amount, about };
}
