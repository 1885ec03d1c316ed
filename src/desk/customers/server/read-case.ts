import { maskCardNumber } from "#areas/cards/rules/card-number.ts";
import { cardViews } from "#areas/cards/server/ordering.ts";
import { reviewsOfCustomer } from "#areas/certificates/server/reviews.ts";
import { maskBirthday } from "#areas/customer/rules.ts";
import { standingOf } from "#areas/customer/server/standing.ts";
import { panicOf } from "#areas/panic/server/undo.ts";
import { isSignInLocked } from "#areas/verification/server/sign-in-lock.ts";
import { lockedSecrets } from "#areas/verification/server/unlocking.ts";
import { type AccountNumber, maskAccountNumber } from "#base/banks/account-number.ts";
import { bankOf } from "#base/banks/bank-codes.ts";
import type { Output } from "#base/call/call.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { maskEmail } from "#base/identity/email.ts";
import { maskName } from "#base/identity/names.ts";
import { maskNationalId } from "#base/identity/national-id.ts";
import { maskPhone } from "#base/identity/phone.ts";
import { amountOf, formatAmount } from "#base/money/money.ts";
import { type Day, dayOf, formatDay, formatMoment } from "#base/time/day.ts";
import { requestsAbout } from "#desk/approvals/server/requests.ts";
import type { DeskContext } from "#desk/queues/server/sources.ts";
import type { Account, DesignatedAccount } from "#ports/core-bank/port.ts";
import { record } from "#server/audit/audit.ts";
import type { readCase as readCaseCall } from "../contract/file.ts";
import { knownCase } from "./cases.ts";

type File = Output<typeof readCaseCall>;

/** Everything that staff see of a customer, masked; every read is in the trail with its reason. */
export async function readCase(caseId: string, context: DeskContext): Promise<File> {
  const { db } = context;
  const { customerId, reason, note, expiresAt } = await knownCase(context, caseId);
  const [customer, locks, holdings, requests] = await Promise.all([
    customerView(context, customerId),
    locksView(context, customerId),
    holdingsView(context, customerId),
    requestsView(context, customerId),
  ]);
  const detail = { case: caseId, reason, note };
  await record(db, context, { event: "desk.customer.read", outcome: "ok", customerId, detail });
  return {
    ...{ caseId, reason, note, customer, locks, requests },
    ...holdings,
    expiresAt: formatMoment(expiresAt),
  };
}

async function customerView({ db }: DeskContext, customerId: string): Promise<File["customer"]> {
  const [found, panic] = await Promise.all([standingOf(db, customerId), panicOf(db, customerId)]);
  if (!found) throw new Refusal("DESK000004");
  return {
    name: maskName(found.name.zh),
    nationalId: maskNationalId(found.nationalId),
    birthDate: maskBirthday(found.birthday),
    mobile: maskPhone(found.mobile),
    email: found.email === null ? null : maskEmail(found.email),
    joinedOn: formatDay(found.joinedOn),
    isMember: found.userId !== null,
    standing: found.standing,
    flaggedAt: found.flaggedAt && formatMoment(found.flaggedAt),
    panic,
  };
}

async function locksView({ db, vault }: DeskContext, customerId: string): Promise<File["locks"]> {
  const [signIn, secrets] = await Promise.all([
    isSignInLocked(db, vault, customerId),
    lockedSecrets(db, vault, customerId),
  ]);
  return { signIn, ...secrets };
}

async function holdingsView(
  { db, ports, language }: DeskContext,
  customerId: string,
): Promise<Pick<File, "accounts" | "designated" | "cards" | "certificates">> {
  const { coreBank } = ports;
  const [accounts, designated, cards, certificates] = await Promise.all([
    coreBank.accounts(customerId),
    coreBank.designated(customerId),
    cardViews(db, customerId, language),
    reviewsOfCustomer(db, customerId),
  ]);
  return {
    accounts: accounts.filter(({ isOwner }) => isOwner).map(accountView),
    designated: designated.map((each) => designatedView(each, language)),
    cards: cards.map(({ id, name, lastFour, state, expiresOn }) => ({
      ...{ id, name, state },
      number: maskCardNumber(lastFour),
      expiresOn: formatDay(expiresOn as Day),
    })),
    certificates: certificates.map(({ id, serial, kind, issuedAt, revokedAt }) => ({
      ...{ id, serial, kind },
      issuedOn: formatDay(dayOf(issuedAt as Date)),
      isRevoked: revokedAt !== null,
    })),
  };
}

function accountView(account: Account): File["accounts"][number] {
  const { id, number, currency, kind, tier, state, openedOn, designatedOn, otherOn } = account;
  const { otherDayLimit } = account;
  return {
    ...{ id, currency, kind, tier, state, designatedOn, otherOn },
    number: maskAccountNumber(number as AccountNumber),
    openedOn: formatDay(openedOn),
    dayLimit: otherDayLimit === null ? null : formatAmount(amountOf(otherDayLimit), currency),
  };
}

function designatedView(
  account: DesignatedAccount,
  language: DeskContext["language"],
): File["designated"][number] {
  const { id, bankCode, number, holderName, currency, effectiveOn, isEffective } = account;
  return {
    ...{ id, currency, isEffective },
    bank: `${bankCode} ${bankOf(bankCode)?.names[language] ?? ""}`.trim(),
    number: maskAccountNumber(number as AccountNumber),
    holder: maskName(holderName),
    effectiveOn: formatDay(effectiveOn),
  };
}

async function requestsView(
  { db, staff, language }: DeskContext,
  customerId: string,
): Promise<File["requests"]> {
  const rows = await requestsAbout(db, customerId, language);
  return rows.map(({ id, kind, state, subject, reason, ...row }) => ({
    ...{ id, kind, state, reason },
    about: subject.about ?? null,
    requestedBy: row.requestedByName,
    requestedAt: formatMoment(row.requestedAt),
    isMine: row.requestedBy === staff.id,
  }));
}
