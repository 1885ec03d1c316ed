import type { ErrorCode } from "#base/errors/catalogue.ts";
import type { Language } from "#base/text/language.ts";
import { addDays, type Day, formatDay } from "#base/time/day.ts";
import type { Loan } from "#ports/core-bank/customer-facts.ts";
import type { Account } from "#ports/core-bank/port.ts";
import { type CertificateKind, certificateKinds, isLoanKind, loanRefusal } from "../rules/kinds.ts";
import { dateRefusal } from "../rules.ts";

/** A loan as returned by the calls. */
export function loanLine(loan: Loan, language: Language) {
  const { number, productName, state, principal, balance, openedOn, completedOn } = loan;
  return {
    loanNumber: number,
    productName: productName[language],
    ...{ state, principal, balance },
    openedOn: formatDay(openedOn),
    completedOn: completedOn && formatDay(completedOn),
  };
}

/** What the customer has. */
interface Standing {
  accounts: readonly Account[];
  loans: readonly Loan[];
  today: Day;
}

/** The certificates that a customer cannot get now, each with its reason. */
export function refusalsOf(standing: Standing): { kind: CertificateKind; code: ErrorCode }[] {
  return certificateKinds.flatMap((kind) => {
    const code = refusalOf(kind, standing);
    return code ? [{ kind, code }] : [];
  });
}

function refusalOf(kind: CertificateKind, { accounts, loans, today }: Standing): ErrorCode | null {
  if (!isLoanKind(kind)) {
    const yesterday = addDays(today, -1);
    const isOldEnough = accounts.some(
      ({ openedOn }) => dateRefusal(yesterday, { openedOn, today }) === null,
    );
    return isOldEnough ? null : "CERT000001";
  }
  if (loans.length === 0) return "LBEB000527";
  const refusals = loans.map(({ state }) => loanRefusal(kind, state));
  if (refusals.includes(null)) return null;
  return refusals.includes("LBEA002046") ? "LBEA002046" : "LBEB000527";
}
