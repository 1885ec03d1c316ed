import { Refusal } from "#base/errors/catalogue.ts";
import { type Day, formatDay } from "#base/time/day.ts";
import { paidWithin, totalsOf, wholeOf } from "../../rules/loans.ts";
import { periodRefusal } from "../../rules.ts";
import { paperTexts } from "../../texts/paper.ts";
import { certificatesTexts } from "../../texts/words.ts";
import { accountOf, dayOn, holderFacts, loanFacts, totalFacts } from "../paper-parts.ts";
import { readDay } from "../read-request.ts";
import type { KindRules } from "./kind-rules.ts";
import { certified, dollars, loanAnswer, loanFor, maskedLoan } from "./loans.ts";

/** What was repaid on a loan within a period. */
export const loanRepayment: KindRules<"loan-repayment"> = {
  read: ({ loanNumber, startDay, endDay }, errors) => ({
    loanNumber,
    from: readDay("startDay", startDay, errors),
    to: readDay("endDay", endDay, errors),
  }),

  async find({ kind, loanNumber, from, to }, finding) {
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
  },

  answer: (figures) => ({
    ...loanAnswer(figures),
    loanMonths: figures.loan.months,
    startDay: formatDay(figures.from),
    endDay: formatDay(figures.to),
    paymentCount: figures.payments.length,
    principalAmount: figures.total.principal,
    interestAmount: figures.total.interest,
    penaltyAmount: figures.total.penalty,
  }),

  publicFacts: ({ from, to, loan }) => ({
    about: `${formatDay(from)} - ${formatDay(to)}`,
    numbers: maskedLoan(loan),
  }),

  facts({ loan, from, to, payments, total }, language) {
    const { facts: words } = certificatesTexts[language];
    return [
      { label: words.loan, value: accountOf(loan.number) },
      { label: words.period, value: `${formatDay(from)} - ${formatDay(to)}` },
      { label: words.payments, value: String(payments.length) },
      { label: words.principal, value: dollars(total.principal) },
      { label: words.interest, value: dollars(total.interest) },
      { label: words.penalty, value: dollars(total.penalty) },
      { label: words.repaid, value: dollars(total.whole) },
    ];
  },

  body({ holder, loan, from, to, payments, total }, language) {
    const words = paperTexts[language];
    return {
      facts: { from: dayOn(from, language), to: dayOn(to, language) },
      holder: [...holderFacts(holder, language), ...loanFacts(loan, language)],
      table: {
        head: words.paymentHead,
        widths: [0, 2, 2, 2, 2, 2],
        numeric: [true, false, true, true, true, true],
        rows: payments.map((payment) => [
          String(payment.number),
          payment.paidOn.replaceAll("-", "/"),
          dollars(payment.principal),
          dollars(payment.interest),
          dollars(payment.penalty),
          dollars(wholeOf({ ...payment, dueOn: payment.paidOn })),
        ]),
      },
      totals: [
        { label: words.totals.principal, value: dollars(total.principal) },
        { label: words.totals.interest, value: dollars(total.interest) },
        { label: words.totals.penalty, value: dollars(total.penalty) },
        ...totalFacts(total.whole, "TWD", { label: words.totals.whole, language }),
      ],
    };
  },
};
