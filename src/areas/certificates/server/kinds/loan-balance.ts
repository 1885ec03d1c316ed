import { Refusal } from "#base/errors/catalogue.ts";
import { formatDay } from "#base/time/day.ts";
import { owedAt } from "../../rules/loans.ts";
import { dateRefusal } from "../../rules.ts";
import { paperTexts } from "../../texts/paper.ts";
import { certificatesTexts } from "../../texts/words.ts";
import { accountOf, dateFacts, holderFacts, loanFacts, totalFacts } from "../paper-parts.ts";
import { readDay } from "../read-request.ts";
import type { KindRules } from "./kind-rules.ts";
import { certified, dollars, loanAnswer, loanFor, maskedLoan } from "./loans.ts";

/** What is still owed on a loan at the end of a day. */
export const loanBalance: KindRules<"loan-balance"> = {
  read: ({ loanNumber, baseDay }, errors) => ({
    loanNumber,
    baseDate: readDay("baseDay", baseDay, errors),
  }),

  async find({ kind, loanNumber, baseDate }, finding) {
    const loan = await loanFor(kind, loanNumber, finding);
    const { holder, today } = finding;
    const refusal = dateRefusal(baseDate, { openedOn: loan.openedOn, today });
    if (refusal) throw new Refusal(refusal);
    const instalments = await finding.coreBank.loanPayments(loan.id);
    const owed = owedAt(loan.principal, instalments, baseDate);
    return { kind, holder, baseDate, loan: certified(loan), owed };
  },

  answer: (figures) => ({
    ...loanAnswer(figures),
    baseDay: formatDay(figures.baseDate),
    balance: figures.owed,
  }),

  publicFacts: ({ baseDate, loan }) => ({ about: formatDay(baseDate), numbers: maskedLoan(loan) }),

  facts({ loan, baseDate, owed }, language) {
    const { facts: words } = certificatesTexts[language];
    return [
      { label: words.loan, value: accountOf(loan.number) },
      { label: words.baseDay, value: formatDay(baseDate) },
      { label: words.owed, value: dollars(owed) },
    ];
  },

  body({ holder, loan, baseDate, owed }, language) {
    const { owed: label } = paperTexts[language].loan;
    return {
      facts: dateFacts(baseDate),
      holder: [...holderFacts(holder, language), ...loanFacts(loan, language)],
      table: null,
      totals: totalFacts(owed, "TWD", { label, language }),
    };
  },
};
