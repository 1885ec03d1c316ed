import type { Output } from "#base/call/call.ts";
import type { PrivateMoney } from "#web/ui/data/PrivateAmount.tsx";
import type { readOwnLoan } from "../../contract/own.ts";

/** A loan as its page shows it. */
export type LoanView = ReturnType<typeof loanView>;

/** A loan without the amounts the customer wants hidden: the page never contains them. */
export function loanView(loan: Output<typeof readOwnLoan>, amountsHidden: boolean) {
  const cover = (amount: number): PrivateMoney => ({
    amount: amountsHidden ? null : amount,
    currency: "TWD",
  });
  const { payoff, payments, nextPayment } = loan;
  return {
    ...loan,
    principal: cover(loan.principal),
    balance: cover(loan.balance),
    overdueAmount: cover(loan.overdueAmount),
    nextPayment: nextPayment && { dueOn: nextPayment.dueOn, amount: cover(nextPayment.amount) },
    payoff: payoff && {
      principal: cover(payoff.principal),
      interest: cover(payoff.interest),
      total: cover(payoff.total),
      interestSince: payoff.interestSince,
      baseDay: payoff.baseDay,
    },
    payments: payments.map(({ number, dueOn, paidOn, principal, interest, penalty, status }) => ({
      number,
      dueOn,
      paidOn,
      status,
      principal: cover(principal),
      interest: cover(interest),
      total: cover(principal + interest),
      penalty: penalty > 0 ? cover(penalty) : null,
    })),
  };
}
