import { appName } from "#base/site/brand.ts";
import { aprDisclosure } from "#base/site/legal.ts";
import type { Texts } from "./zh.ts";

export const texts: Texts = {
  title: "Loan calculator",
  description:
    "Enter an amount, an annual rate and a period to see the monthly payment, total interest and APR of an installment loan. No sign-in, no credit check.",
  lead: "No sign-in and no credit check. Figures are estimates; actual terms are subject to approval.",
  form: {
    title: "How much would you like to borrow?",
    amount: "Amount",
    amountUnit: "× NT$10,000",
    amountHint: "{least} to {most}, in units of NT$10,000",
    rate: "Annual rate",
    rateHint: "{least}% to {most}%, currently from {lowest}%",
    rateHintNone: "{least}% to {most}%",
    years: "Period",
    yearsHint: "{least} to {most} years",
    yearsOf: { one: "1 year (12 months)", other: "{years} years ({months} months)" },
    slider: "Adjust {name}",
    submit: "Calculate",
    wrongTitle: "Please check the following",
    wrong: {
      amount: "Enter an amount from {least} to {most}, in units of NT$10,000.",
      rate: "Enter an annual rate from {least} to {most}, with up to two decimals.",
      years: "Choose a period of {least} to {most} years.",
    },
  },
  result: {
    title: "Result",
    payment: "Monthly payment",
    none: "Correct the marked fields to see the result.",
    announcement: "Monthly payment {payment}; APR {apr}.",
    apr: "APR",
    amount: "Amount",
    rate: "Annual rate (fixed)",
    period: "Number of payments",
    periods: "{months}, one a month",
    fee: "Account management fee",
    received: "Amount you receive",
    interest: "Total interest",
    total: "Principal, interest and fee",
    note: `Based on {amount} at {rate} p.a. over {months} months with an account management fee of {fee} and equal monthly payments. ${aprDisclosure.en}`,
  },
  chart: {
    title: "Principal and interest by year",
    summary:
      "Over {months} months you repay {amount} and pay {interest} of interest: {first} in the first year, {last} in the last.",
    year: "Year",
    yearOf: "Year {year}",
    principal: "Principal",
    interest: "Interest",
    table: "View as table",
  },
  schedule: {
    title: "Repayment schedule",
    open: "Show every payment",
    caption: "Payments for {amount} over {months} months at {rate}",
    month: "Payment",
    payment: "Payment due",
    principal: "Principal",
    interest: "Interest",
    left: "Remaining principal",
    last: "The last payment settles rounding differences and may differ slightly from the others.",
  },
  how: {
    title: "How we calculate",
    text: `You repay in equal monthly payments. The monthly rate is the annual rate divided by 12 (30-day months, 360-day year), and each payment is rounded to whole dollars.

The APR is the annual cost of the loan including the account management fee. You receive the loan amount less the fee, then make the same payment each month. The APR is 12 times the monthly rate at which the present value of your payments equals the amount you receive.

There are no charges other than interest and the account management fee, and no early repayment fee.`,
  },
  apply: {
    title: "You need an advanced account to apply",
    word: "Note",
    guest:
      "Installment loans are for advanced accounts. You can upgrade a basic account with a citizen digital certificate and a video call.",
    basic: "You have a basic account. Upgrade to an advanced account to apply in the app.",
    advanced: `You have an advanced account and can apply for a loan in ${appName.en}.`,
    upgrade: "Upgrade to an advanced account",
    product: "Installment loan terms and fees",
  },
};
