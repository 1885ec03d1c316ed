import { referenceOf } from "#areas/account/server/reference.ts";
import { type AccountNumber, maskAccountNumber } from "#base/banks/account-number.ts";
import { Refusal } from "#base/errors/catalogue.ts";
import { type Day, dayOf, formatDay } from "#base/time/day.ts";
import type { Loan, LoanDue } from "#ports/core-bank/customer-facts.ts";
import type { CallContext, Handlers } from "#server/api/call-context.ts";
import type * as contract from "../contract/own.ts";
import { paymentStatus, payoffOf } from "../rules/payoff.ts";

export const ownLoanHandlers: Handlers<typeof contract> = {
  async listOwnLoans(_input, context) {
    const { loans, dues } = await loansOf(context);
    return { loans: loans.map((loan) => viewOf(loan, dues.get(loan.id), context)) };
  },

  async readOwnLoan({ loanReference }, context) {
    const { ports, now } = context;
    const { loans, dues } = await loansOf(context);
    const loan = loans.find(({ number }) => referenceTo(number, context) === loanReference);
    if (!loan) throw new Refusal("LBEB000527");
    const payments = await ports.coreBank.loanPayments(loan.id);
    const today = dayOf(now);
    return {
      ...viewOf(loan, dues.get(loan.id), context),
      payoff: payoffView(loan, payments, today),
      payments: payments.map((payment) => ({
        number: payment.number,
        dueOn: formatDay(payment.dueOn),
        paidOn: payment.paidOn && formatDay(payment.paidOn),
        principal: payment.principal,
        interest: payment.interest,
        penalty: payment.penalty,
        status: paymentStatus(payment, today),
      })),
    };
  },
};

async function loansOf({ ports, customer }: CallContext) {
  const [loans, dues] = await Promise.all([
    ports.coreBank.loans(customer.id),
    ports.coreBank.loanDues(customer.id),
  ]);
  return { loans, dues: new Map(dues.map((due) => [due.loanId, due])) };
}

function referenceTo(number: string, { vault, customer }: CallContext): string {
  return referenceOf(vault, customer.id, number);
}

/** Today's payoff amount; a loan that was called in must be settled in person. */
function payoffView(
  loan: Loan,
  payments: readonly { dueOn: Day; paidOn: Day | null }[],
  today: Day,
) {
  if (loan.state === "completed" || loan.state === "non-accrual") return null;
  const { interestSince, ...figures } = payoffOf({ ...loan, payments, today });
  return { ...figures, interestSince: formatDay(interestSince), baseDay: formatDay(today) };
}

function viewOf(loan: Loan, due: LoanDue | undefined, context: CallContext) {
  const isOpen = loan.state !== "completed";
  return {
    loanReference: referenceTo(loan.number, context),
    loanNumber: maskAccountNumber(loan.number as AccountNumber),
    productName: loan.productName[context.language],
    state: loan.state,
    principal: loan.principal,
    balance: loan.balance,
    yearlyRate: loan.basisPoints,
    months: loan.months,
    paidCount: due?.paidCount ?? 0,
    openedOn: formatDay(loan.openedOn),
    completedOn: loan.completedOn && formatDay(loan.completedOn),
    nextPayment:
      isOpen && due?.nextDueOn
        ? { dueOn: formatDay(due.nextDueOn), amount: due.nextAmount ?? 0 }
        : null,
    overdueCount: isOpen ? (due?.overdueCount ?? 0) : 0,
    overdueAmount: isOpen ? (due?.overdueAmount ?? 0) : 0,
    overdueSince: isOpen && due?.overdueSince ? formatDay(due.overdueSince) : null,
  };
}
