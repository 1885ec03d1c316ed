// Parts shared by several kinds of documents.

import { type AccountNumber, formatAccountNumber } from "#base/banks/account-number.ts";
import { amountOf, type Currency, currencies, formatAmount, ntd } from "#base/money/money.ts";
import { amountInWords } from "#base/money/money-words.ts";
import { fill } from "#base/text/language.ts";
import { type Day, formatDay, rocYear, yearOf } from "#base/time/day.ts";
import type { LabelledFact } from "#ports/documents/port.ts";
import { formatRate } from "../rules/amounts.ts";
import type { CertifiedLoan, Holder } from "../rules/kinds.ts";
import type { CertificateLanguage } from "../rules.ts";
import { paperTexts } from "../texts/paper.ts";

/** March 5, 2026. To make one takes a third of a millisecond. */
const longDates = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** The holder's name and number, in the order of each language. */
export function holderFacts(holder: Holder, language: CertificateLanguage): LabelledFact[] {
  const { name, englishName, nationalId } = paperTexts[language].holder;
  const chinese = { label: name, value: holder.name };
  const english = { label: englishName, value: holder.englishName };
  const first = language === "zh" ? [chinese, english] : [english, chinese];
  return [...first, { label: nationalId, value: holder.nationalId }];
}

/** A loan's number, kind and terms. */
export function loanFacts(loan: CertifiedLoan, language: CertificateLanguage): LabelledFact[] {
  const words = paperTexts[language].loan;
  return [
    { label: words.number, value: accountOf(loan.number) },
    { label: words.product, value: loan.productName[language] },
    { label: words.principal, value: formatAmount(ntd(loan.principal), "TWD") },
    { label: words.openedOn, value: dayOn(loan.openedOn, language) },
    { label: words.period, value: fill(words.months, { months: loan.months }) },
    { label: words.rate, value: `${(loan.basisPoints / 100).toFixed(2)}%` },
  ];
}

/** The year, month and day of a date, for a sentence's placeholders. */
export function dateFacts(day: Day): Record<string, string> {
  return {
    rocYear: String(rocYear(day)),
    month: String(Number(day.slice(5, 7))),
    day: String(Number(day.slice(8))),
    date: longDate(day),
    year: String(yearOf(day)),
  };
}

/** A day as a certificate writes it in its language. */
export function dayOn(day: Day, language: CertificateLanguage): string {
  return language === "zh" ? formatDay(day) : longDate(day);
}

function longDate(day: Day): string {
  return longDates.format(new Date(`${day}T00:00:00Z`));
}

/** An account number in groups, easy to compare. */
export function accountOf(number: string): string {
  return formatAccountNumber(number as AccountNumber);
}

/** A currency as a certificate writes it in its language. */
export function currencyOn(currency: Currency, language: CertificateLanguage): string {
  return language === "zh" ? currencies[currency].zh : currency;
}

/** A total in figures and in words. */
export function totalFacts(
  total: number,
  currency: "TWD" | "USD",
  { label, language }: { label: string; language: CertificateLanguage },
): LabelledFact[] {
  const words = paperTexts[language];
  return [
    { label, value: formatAmount(amountOf<typeof currency>(total), currency) },
    {
      label: words.words,
      value: amountInWords(amountOf<typeof currency>(total), currency, language),
    },
  ];
}

/** A board rate as a sentence. */
export function rateFact(
  currency: Currency,
  rate: number,
  language: CertificateLanguage,
): LabelledFact {
  const words = paperTexts[language];
  const value = fill(words.rateValue, { currency, rate: formatRate(rate) });
  return { label: words.rate, value };
}
