// The part of a document that differs by kind: the holder's facts, the table, and the totals.

import { amountOf, type Currency, currencies, formatAmount, ntd } from "#base/money/money.ts";
import { withholdings } from "#base/postings/interest.ts";
import { bankLegalName, bankTax } from "#base/site/brand.ts";
import { fill } from "#base/text/language.ts";
import { dayFrom, rocYear } from "#base/time/day.ts";
import type { CertificateData } from "#ports/documents/port.ts";
import type {
  CertifiedAccount,
  DepositFigures,
  Figures,
  LoanBalanceFigures,
  LoanCompletionFigures,
  LoanRepaymentFigures,
  WithholdingFigures,
} from "../rules/figures.ts";
import { wholeOf } from "../rules/loans.ts";
import type { CertificateLanguage } from "../rules.ts";
import { paperTexts } from "../texts/paper.ts";
import {
  accountOf,
  dateFacts,
  dayOn,
  holderFacts,
  loanFacts,
  rateFact,
  totalFacts,
} from "./paper-parts.ts";

/** The part of a document that differs by kind. */
export type PaperBody = Pick<CertificateData, "holder" | "table" | "totals"> & {
  /** The values for the sentence's placeholders. */
  facts: Readonly<Record<string, string>>;
};

/** The holder's facts, table and totals of a document. */
export function bodyOf(figures: Figures, language: CertificateLanguage): PaperBody {
  switch (figures.kind) {
    case "deposit-balance":
      return depositBody(figures, language);
    case "withholding":
      return withholdingBody(figures, language);
    case "loan-balance":
      return loanBalanceBody(figures, language);
    case "loan-repayment":
      return repaymentBody(figures, language);
    case "loan-completion":
      return completionBody(figures, language);
  }
}

function depositBody(figures: DepositFigures, language: CertificateLanguage): PaperBody {
  const words = paperTexts[language];
  const { accounts, total, currency, scope, purpose, rates } = figures;
  const rows = accounts.map((account) => [
    kindOf(account, language),
    accountOf(account.number),
    currencyOn(account.currency, language),
    formatAmount(amountOf(account.balance), account.currency),
  ]);
  return {
    facts: dateFacts(figures.baseDate),
    holder: [
      ...holderFacts(figures.holder, language),
      { label: words.holder.purpose, value: words.purposes[purpose] },
    ],
    table:
      scope === "total"
        ? null
        : {
            head: words.accountHead,
            widths: [3, 3, 2, 3],
            numeric: [false, false, false, true],
            rows,
          },
    totals: [
      ...totalFacts(total, currency, { label: words.total, language }),
      ...Object.entries(rates).map(([code, rate]) => rateFact(code as Currency, rate, language)),
    ],
  };
}

function kindOf({ kind, currency }: CertifiedAccount, language: CertificateLanguage): string {
  const { accountKinds } = paperTexts[language];
  return kind === "main" && currency !== "TWD" ? accountKinds.foreign : accountKinds[kind];
}

function currencyOn(currency: Currency, language: CertificateLanguage): string {
  return language === "zh" ? currencies[currency].zh : currency;
}

function withholdingBody(figures: WithholdingFigures, language: CertificateLanguage): PaperBody {
  const words = paperTexts[language];
  const { withholding } = words;
  const { year, accounts, total } = figures;
  const newYear = dayFrom(`${year}-01-01`);
  const years = { year: String(year), rocYear: String(rocYear(newYear)) };
  const law = withholdings.find(({ since }) => since <= newYear) ?? withholdings.at(-1);
  const dollars = (amount: number) => formatAmount(ntd(amount), "TWD");
  return {
    facts: years,
    holder: [
      ...holderFacts(figures.holder, language),
      { label: withholding.year, value: fill(withholding.yearValue, years) },
      { label: withholding.income, value: withholding.incomeValue },
      { label: withholding.unit, value: bankLegalName[language] },
      { label: withholding.unitNumber, value: bankTax.number },
      { label: withholding.register, value: bankTax.register },
    ],
    table: {
      head: words.earningHead,
      widths: [3, 2, 3, 3, 3],
      numeric: [false, false, true, true, true],
      rows: accounts.map(({ number, currency, gross, tax, premium }) => [
        accountOf(number),
        currencyOn(currency, language),
        ...[gross, tax, premium].map((amount) => formatAmount(amountOf(amount), currency)),
      ]),
    },
    totals: [
      ...totalFacts(total.gross, "TWD", { label: withholding.gross, language }),
      { label: withholding.rate, value: `${(law?.residentBasisPoints ?? 0) / 100}%` },
      { label: withholding.tax, value: dollars(total.tax) },
      // The form's net amount is the total minus the tax; the premium is no part of it.
      { label: withholding.net, value: dollars(total.gross - total.tax) },
      { label: withholding.premium, value: dollars(total.premium) },
    ],
  };
}

function loanBalanceBody(figures: LoanBalanceFigures, language: CertificateLanguage): PaperBody {
  const { owed: label } = paperTexts[language].loan;
  return {
    facts: dateFacts(figures.baseDate),
    holder: [...holderFacts(figures.holder, language), ...loanFacts(figures.loan, language)],
    table: null,
    totals: totalFacts(figures.owed, "TWD", { label, language }),
  };
}

function repaymentBody(figures: LoanRepaymentFigures, language: CertificateLanguage): PaperBody {
  const words = paperTexts[language];
  const { from, to, payments, total } = figures;
  const dollars = (amount: number) => formatAmount(ntd(amount), "TWD");
  return {
    facts: { from: dayOn(from, language), to: dayOn(to, language) },
    holder: [...holderFacts(figures.holder, language), ...loanFacts(figures.loan, language)],
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
}

function completionBody(figures: LoanCompletionFigures, language: CertificateLanguage): PaperBody {
  const { loan: words } = paperTexts[language];
  return {
    facts: dateFacts(figures.completedOn),
    holder: [...holderFacts(figures.holder, language), ...loanFacts(figures.loan, language)],
    table: null,
    totals: [
      { label: words.completedOn, value: dayOn(figures.completedOn, language) },
      { label: words.ending, value: words.endings[figures.ending] },
      ...totalFacts(0, "TWD", { label: words.owed, language }),
    ],
  };
}
