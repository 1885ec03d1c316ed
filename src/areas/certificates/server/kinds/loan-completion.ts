import { type Day, formatDay } from "#base/time/day.ts";
import { paperTexts } from "../../texts/paper.ts";
import { certificatesTexts } from "../../texts/words.ts";
import { accountOf, dateFacts, dayOn, holderFacts, loanFacts, totalFacts } from "../paper-parts.ts";
import type { KindRules } from "./kind-rules.ts";
import { certified, dollars, loanAnswer, loanFor, maskedLoan } from "./loans.ts";

/** That a loan was repaid in full. */
export const loanCompletion: KindRules<"loan-completion"> = {
  read: ({ loanNumber }) => ({ loanNumber }),

  async find({ kind, loanNumber }, finding) {
    const loan = await loanFor(kind, loanNumber, finding);
    const instalments = await finding.coreBank.loanPayments(loan.id);
    const ending = instalments.length < loan.months ? "early" : "matured";
    const completedOn = loan.completedOn as Day;
    return { kind, holder: finding.holder, loan: certified(loan), completedOn, ending };
  },

  answer: (figures, { language }) => ({
    ...loanAnswer(figures),
    endingName: certificatesTexts[language].facts.endings[figures.ending],
    completedOn: formatDay(figures.completedOn),
  }),

  publicFacts: ({ completedOn, loan }) => ({
    about: formatDay(completedOn),
    numbers: maskedLoan(loan),
  }),

  facts({ loan, completedOn, ending }, language) {
    const { facts: words } = certificatesTexts[language];
    return [
      { label: words.loan, value: accountOf(loan.number) },
      { label: words.loanAmount, value: dollars(loan.principal) },
      { label: words.completedOn, value: formatDay(completedOn) },
      { label: words.ending, value: words.endings[ending] },
    ];
  },

  body({ holder, loan, completedOn, ending }, language) {
    const { loan: words } = paperTexts[language];
    return {
      facts: dateFacts(completedOn),
      holder: [...holderFacts(holder, language), ...loanFacts(loan, language)],
      table: null,
      totals: [
        { label: words.completedOn, value: dayOn(completedOn, language) },
        { label: words.ending, value: words.endings[ending] },
        ...totalFacts(0, "TWD", { label: words.owed, language }),
      ],
    };
  },
};
