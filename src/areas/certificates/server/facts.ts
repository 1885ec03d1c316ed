// The content of a certificate in the viewer's language: for the preview, and for the page of an
// issued document.

import { type AccountNumber, formatAccountNumber } from "#base/banks/account-number.ts";
import { amountOf, formatAmount, ntd } from "#base/money/money.ts";
import { fill, type Language } from "#base/text/language.ts";
import { formatDay } from "#base/time/day.ts";
import { formatRate } from "../rules/amounts.ts";
import type { DepositFigures, Figures } from "../rules/figures.ts";
import type { CertificateLanguage } from "../rules.ts";
import { certificatesTexts } from "../texts/words.ts";

interface Fact {
  label: string;
  value: string;
}

/** The facts of a certificate. */
export function factsOf(
  figures: Figures,
  { on, language }: { on: CertificateLanguage; language: Language },
): Fact[] {
  const { facts: words, form } = certificatesTexts[language];
  const { name, englishName } = figures.holder;
  return [
    { label: words.name, value: on === "en" ? englishName : name },
    { label: words.language, value: form.languages[on] },
    ...ownFacts(figures, language),
  ];
}

function ownFacts(figures: Figures, language: Language): Fact[] {
  const { facts: words } = certificatesTexts[language];
  const dollars = (amount: number) => formatAmount(ntd(amount), "TWD");
  switch (figures.kind) {
    case "deposit-balance":
      return depositFacts(figures, language);
    case "withholding": {
      const { gross, tax, premium } = figures.total;
      return [
        { label: words.year, value: String(figures.year) },
        { label: words.gross, value: dollars(gross) },
        { label: words.tax, value: dollars(tax) },
        { label: words.net, value: dollars(gross - tax) },
        { label: words.premium, value: dollars(premium) },
      ];
    }
    case "loan-balance":
      return [
        { label: words.loan, value: shown(figures.loan.number) },
        { label: words.baseDay, value: formatDay(figures.baseDate) },
        { label: words.owed, value: dollars(figures.owed) },
      ];
    case "loan-repayment": {
      const { loan, from, to, payments, total } = figures;
      return [
        { label: words.loan, value: shown(loan.number) },
        { label: words.period, value: `${formatDay(from)} - ${formatDay(to)}` },
        { label: words.payments, value: String(payments.length) },
        { label: words.principal, value: dollars(total.principal) },
        { label: words.interest, value: dollars(total.interest) },
        { label: words.penalty, value: dollars(total.penalty) },
        { label: words.repaid, value: dollars(total.whole) },
      ];
    }
    case "loan-completion":
      return [
        { label: words.loan, value: shown(figures.loan.number) },
        { label: words.loanAmount, value: dollars(figures.loan.principal) },
        { label: words.completedOn, value: formatDay(figures.completedOn) },
        { label: words.ending, value: words.endings[figures.ending] },
      ];
  }
}

function depositFacts(figures: DepositFigures, language: Language): Fact[] {
  const { facts: words, form } = certificatesTexts[language];
  const { accounts, scope, total, currency, rates } = figures;
  const listed = scope === "total" ? [] : accounts;
  return [
    { label: words.baseDay, value: formatDay(figures.baseDate) },
    { label: words.purpose, value: form.purposes[figures.purpose] },
    ...listed.map((account) => ({
      label: fill(words.account, { number: shown(account.number) }),
      value: formatAmount(amountOf(account.balance), account.currency),
    })),
    { label: words.total, value: formatAmount(amountOf<typeof currency>(total), currency) },
    ...Object.entries(rates).map(([code, rate]) => ({
      label: `${words.rate} ${code}`,
      value: fill(words.rateValue, { currency: code, rate: formatRate(rate) }),
    })),
  ];
}

function shown(number: string): string {
  return formatAccountNumber(number as AccountNumber);
}
