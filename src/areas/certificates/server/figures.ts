// Computes the content of a certificate, or refuses it: balances at the end of a day, posted
// interest, loans with their instalments. Writes nothing.

import { ratesAtClose } from "#areas/rates/server.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { type Day, dayFrom, formatDay } from "#base/time/day.ts";
import type { Db } from "#db/db.ts";
import type { Loan } from "#ports/core-bank/customer-facts.ts";
import type { Account, CoreBank } from "#ports/core-bank/port.ts";
import { type BoardRates, converted } from "../rules/amounts.ts";
import type {
  CertifiedAccount,
  CertifiedLoan,
  DepositFigures,
  Figures,
  Holder,
  LoanBalanceFigures,
  LoanCompletionFigures,
  LoanRepaymentFigures,
  WithholdingFigures,
} from "../rules/figures.ts";
import { owedAt, paidWithin, totalsOf } from "../rules/loans.ts";
import type {
  CertificateRequest,
  DepositRequest,
  LoanBalanceRequest,
  LoanCompletionRequest,
  LoanRepaymentRequest,
  WithholdingRequest,
} from "../rules/request.ts";
import {
  dateRefusal,
  isSameName,
  loanRefusal,
  periodRefusal,
  withholdingOpensOn,
  yearRefusal,
} from "../rules.ts";

/** The inputs for computing the figures. */
export interface Finding {
  db: Db;
  coreBank: CoreBank;
  customerId: string;
  holder: Holder;
  today: Day;
  withholdingOpens: string;
}

/** The content of the requested certificate; refuses what the customer cannot have. */
export function findFigures(request: CertificateRequest, finding: Finding): Promise<Figures> {
  switch (request.kind) {
    case "deposit-balance":
      return depositFigures(request, finding);
    case "withholding":
      return withholdingFigures(request, finding);
    case "loan-balance":
      return loanBalanceFigures(request, finding);
    case "loan-repayment":
      return loanRepaymentFigures(request, finding);
    case "loan-completion":
      return loanCompletionFigures(request, finding);
  }
}

/** The accounts whose balance a customer can have certified. */
export async function certifiableAccounts({
  coreBank,
  customerId,
}: Pick<Finding, "coreBank" | "customerId">): Promise<Account[]> {
  const accounts = await coreBank.accounts(customerId);
  return accounts.filter(({ isOwner, state }) => isOwner && state !== "closed");
}

async function depositFigures(request: DepositRequest, finding: Finding): Promise<DepositFigures> {
  const { baseDate, currency, purpose, scope, includesDreamAccounts } = request;
  const offered = await certifiableAccounts(finding);
  if (offered.length === 0) throw new Refusal("CERT000001");
  const chosen = chosenAccounts(request, offered);
  const { today } = finding;
  // A total leaves out accounts opened later; a selection must not contain any.
  const first = chosen.map(({ openedOn }) => openedOn).toSorted();
  const openedOn = (scope === "total" ? first[0] : first.at(-1)) as Day;
  const refusal = dateRefusal(baseDate, { openedOn, today });
  if (refusal) throw new Refusal(refusal);
  const counted = chosen.filter((account) => account.openedOn < baseDate);
  const rates = await ratesFor(finding.db, { baseDate, currency, counted });
  const accounts = await Promise.all(
    counted.map(async (account): Promise<CertifiedAccount> => {
      const balance = (await finding.coreBank.balanceAt(account.id, baseDate)) ?? 0;
      const { number, kind, openedOn } = account;
      const own = { amount: balance, currency: account.currency };
      const sum = converted(own, currency, rates);
      if (sum === null) throw new Refusal("CERT000010");
      return { number, kind, currency: account.currency, openedOn, balance, converted: sum };
    }),
  );
  const total = accounts.reduce((sum, account) => sum + account.converted, 0);
  const requested = { baseDate, currency, purpose, scope, includesDreamAccounts };
  const holder = named(finding.holder, request.englishName);
  return { kind: "deposit-balance", holder, ...requested, accounts, total, rates };
}

/** The holder under a typed English name; one that is not on file is marked, for a review. */
function named(holder: Holder, typed: string | null): Holder {
  if (typed === null) return holder;
  const onFile = holder.englishName;
  const mark = isSameName(typed, onFile) ? {} : { nameOnFile: onFile };
  return { ...holder, englishName: typed, ...mark };
}

function chosenAccounts(
  { scope, accountNumbers, includesDreamAccounts }: DepositRequest,
  offered: readonly Account[],
): Account[] {
  const chosen =
    scope === "total"
      ? offered.filter(({ kind }) => kind !== "sub" || includesDreamAccounts)
      : offered.filter(({ number }) => accountNumbers.includes(number));
  const isWhole = scope === "total" || chosen.length === new Set(accountNumbers).size;
  if (chosen.length === 0 || !isWhole) throw new Refusal("CERT000001");
  return chosen;
}

/** The rates needed to convert all accounts to one currency, and no others. */
async function ratesFor(
  db: Db,
  wanted: Pick<DepositRequest, "baseDate" | "currency"> & { counted: readonly Account[] },
): Promise<BoardRates> {
  const { baseDate, currency, counted } = wanted;
  const foreign = counted.filter((account) => account.currency !== currency);
  if (foreign.length === 0) return {};
  const all = await ratesAtClose(db, baseDate);
  const used = new Set([currency, ...foreign.map((account) => account.currency)]);
  return Object.fromEntries(Object.entries(all).filter(([code]) => used.has(code as never)));
}

async function withholdingFigures(
  { year }: WithholdingRequest,
  { coreBank, customerId, holder, today, withholdingOpens }: Finding,
): Promise<WithholdingFigures> {
  const refusal = yearRefusal(year, today, withholdingOpens);
  const opensOn = formatDay(withholdingOpensOn(year, withholdingOpens));
  if (refusal) throw new Refusal(refusal, { day: opensOn });
  const owned = (await coreBank.accounts(customerId)).filter(({ isOwner }) => isOwner);
  if (owned.length === 0) throw new Refusal("CERT000001");
  const days = { from: dayFrom(`${year}-01-01`), to: dayFrom(`${year}-12-31`) };
  const all = await Promise.all(
    owned.map(async ({ id, number, currency }) => ({
      number,
      currency,
      ...(await coreBank.interestEarned(id, days)),
    })),
  );
  const accounts = all.filter(({ gross }) => gross > 0);
  if (accounts.length === 0) throw new Refusal("CERT000006");
  const inDollars = accounts.filter(({ currency }) => currency === "TWD");
  const sum = (part: "gross" | "tax" | "premium") =>
    inDollars.reduce((total, account) => total + account[part], 0);
  const total = { gross: sum("gross"), tax: sum("tax"), premium: sum("premium") };
  return { kind: "withholding", holder, year, accounts, total };
}

/** The loan of a certificate; refuses another customer's loan, or one not certifiable. */
async function loanFor(
  kind: "loan-balance" | "loan-repayment" | "loan-completion",
  loanNumber: string,
  { coreBank, customerId }: Finding,
): Promise<Loan> {
  const loans = await coreBank.loans(customerId);
  const loan = loans.find(({ number }) => number === loanNumber);
  if (!loan) throw new Refusal("LBEB000527");
  const refusal = loanRefusal(kind, loan.state);
  if (refusal) throw new Refusal(refusal);
  return loan;
}

function certified(loan: Loan): CertifiedLoan {
  const { number, productName, principal, basisPoints, months, openedOn } = loan;
  return { number, productName, principal, basisPoints, months, openedOn };
}

async function loanBalanceFigures(
  { kind, loanNumber, baseDate }: LoanBalanceRequest,
  finding: Finding,
): Promise<LoanBalanceFigures> {
  const loan = await loanFor(kind, loanNumber, finding);
  const { holder, today } = finding;
  const refusal = dateRefusal(baseDate, { openedOn: loan.openedOn, today });
  if (refusal) throw new Refusal(refusal);
  const instalments = await finding.coreBank.loanPayments(loan.id);
  const owed = owedAt(loan.principal, instalments, baseDate);
  return { kind, holder, baseDate, loan: certified(loan), owed };
}

async function loanRepaymentFigures(
  { kind, loanNumber, from, to }: LoanRepaymentRequest,
  finding: Finding,
): Promise<LoanRepaymentFigures> {
  const loan = await loanFor(kind, loanNumber, finding);
  const { holder, today } = finding;
  const refusal = periodRefusal({ from, to }, { openedOn: loan.openedOn, today });
  if (refusal) throw new Refusal(refusal);
  const paid = paidWithin(await finding.coreBank.loanPayments(loan.id), { from, to });
  if (paid.length === 0) throw new Refusal("CERT000002");
  const payments = paid.map(({ number, paidOn, principal, interest, penalty }) => ({
    ...{ number, principal, interest, penalty },
    paidOn: paidOn as Day,
  }));
  return { kind, holder, from, to, loan: certified(loan), payments, total: totalsOf(paid) };
}

async function loanCompletionFigures(
  { kind, loanNumber }: LoanCompletionRequest,
  finding: Finding,
): Promise<LoanCompletionFigures> {
  const loan = await loanFor(kind, loanNumber, finding);
  const instalments = await finding.coreBank.loanPayments(loan.id);
  const ending = instalments.length < loan.months ? "early" : "matured";
  const completedOn = loan.completedOn as Day;
  return { kind, holder: finding.holder, loan: certified(loan), completedOn, ending };
}
