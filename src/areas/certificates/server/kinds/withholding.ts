import { Refusal } from "#base/errors/catalogue.ts";
import { maskNationalId, type NationalId } from "#base/identity/national-id.ts";
import { amountOf, formatAmount } from "#base/money/money.ts";
import { withholdings } from "#base/postings/interest.ts";
import { bankLegalName, bankTax } from "#base/site/brand.ts";
import { fill } from "#base/text/language.ts";
import { dayFrom, formatDay, rocYear } from "#base/time/day.ts";
import { withholdingOpensOn, yearRefusal } from "../../rules.ts";
import { paperTexts } from "../../texts/paper.ts";
import { certificatesTexts } from "../../texts/words.ts";
import { accountOf, currencyOn, holderFacts, totalFacts } from "../paper-parts.ts";
import type { KindRules } from "./kind-rules.ts";
import { dollars } from "./loans.ts";

const INCOME_FORMAT = "5A";

/** The interest of a year, and the tax withheld. */
export const withholding: KindRules<"withholding"> = {
  read: ({ year }) => ({ year }),

  async find({ kind, year }, { coreBank, customerId, holder, today, withholdingOpens }) {
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
    return { kind, holder, year, accounts, total };
  },

  answer: ({ holder, total, year }, { request, language }) => ({
    year,
    bankName: bankLegalName[language],
    customerName: holder.name,
    incomeCategory: paperTexts[request.language].withholding.incomeValue,
    nationalId: maskNationalId(holder.nationalId as NationalId),
    taxFormat: INCOME_FORMAT,
    taxNumber: bankTax.number,
    grossAmount: total.gross,
    taxAmount: total.tax,
    premiumAmount: total.premium,
  }),

  publicFacts: ({ year }) => ({ about: String(year), numbers: [] }),

  facts({ year, total: { gross, tax, premium } }, language) {
    const { facts: words } = certificatesTexts[language];
    return [
      { label: words.year, value: String(year) },
      { label: words.gross, value: dollars(gross) },
      { label: words.tax, value: dollars(tax) },
      { label: words.net, value: dollars(gross - tax) },
      { label: words.premium, value: dollars(premium) },
    ];
  },

  body({ holder, year, accounts, total }, language) {
    const words = paperTexts[language];
    const { withholding: own } = words;
    const newYear = dayFrom(`${year}-01-01`);
    const years = { year: String(year), rocYear: String(rocYear(newYear)) };
    const law = withholdings.find(({ since }) => since <= newYear) ?? withholdings.at(-1);
    return {
      facts: years,
      holder: [
        ...holderFacts(holder, language),
        { label: own.year, value: fill(own.yearValue, years) },
        { label: own.income, value: own.incomeValue },
        { label: own.unit, value: bankLegalName[language] },
        { label: own.unitNumber, value: bankTax.number },
        { label: own.register, value: bankTax.register },
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
        ...totalFacts(total.gross, "TWD", { label: own.gross, language }),
        { label: own.rate, value: `${(law?.residentBasisPoints ?? 0) / 100}%` },
        { label: own.tax, value: dollars(total.tax) },
        // The form's net amount is the total minus the tax; the premium is no part of it.
        { label: own.net, value: dollars(total.gross - total.tax) },
        { label: own.premium, value: dollars(total.premium) },
      ],
    };
  },
};
