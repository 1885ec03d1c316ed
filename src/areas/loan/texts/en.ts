import type { Texts } from "./zh.ts";

export const texts: Texts = {
  title: "Loan calculator",
  description:
    "Enter an amount, a yearly rate and a period, and see the monthly payment, the interest in all and the APR of an installment loan. No sign-in, no credit check.",
  lead: "You need not sign in, and your credit record is not looked up. The figures are for reference; the terms we approve apply.",
  form: {
    title: "How much would you borrow?",
    amount: "Amount",
    amountUnit: "× NT$10,000",
    amountHint: "{least} to {most}, in units of NT$10,000",
    rate: "Yearly rate",
    rateHint: "{least}% to {most}%, from {lowest}% at present",
    rateHintNone: "{least}% to {most}%",
    years: "Period",
    yearsHint: "{least} to {most} years",
    yearsOf: { one: "1 year (12 payments)", other: "{years} years ({months} payments)" },
    slider: "Move to change: {name}",
    submit: "Calculate",
    wrongTitle: "Some fields need another look",
    wrong: {
      amount: "Enter an amount from {least} to {most}, in units of NT$10,000.",
      rate: "Enter a yearly rate from {least} to {most}, with two decimals at most.",
      years: "Choose a period of {least} to {most} years.",
    },
  },
  result: {
    title: "Result",
    payment: "Each month",
    none: "Change the fields that are marked, and the result will appear.",
    announcement: "Each month {payment}; APR {apr}.",
    apr: "APR",
    amount: "Amount",
    rate: "Yearly rate (fixed)",
    period: "Payments",
    periods: "{months}, one a month",
    fee: "Account fee",
    received: "Paid into your account",
    interest: "Interest in all",
    total: "Principal, interest and fee",
    note: "The APR is not the interest rate of the loan. Worked out on {day} for {amount} at {rate} a year over {months} months with an account fee of {fee}, in equal payments. The terms we approve apply, and we may decline an application.",
    share: "The address of this calculation",
  },
  chart: {
    title: "Principal and interest by year",
    summary:
      "Over {months} months you repay {amount} and pay {interest} of interest: {first} in the first year, {last} in the last.",
    year: "Year",
    yearOf: "Year {year}",
    principal: "Principal",
    interest: "Interest",
    table: "The same figures as a table",
  },
  schedule: {
    title: "How it is repaid",
    open: "See every payment",
    caption: "Payments for {amount} over {months} months at {rate}",
    month: "Payment",
    payment: "To pay",
    principal: "Principal",
    interest: "Interest",
    left: "Left to repay",
    last: "The last payment settles what rounding has left, and may differ a little from the others.",
  },
  how: {
    title: "How we work it out",
    text: `You repay in equal payments. The rate of a month is the yearly rate divided by 12 (months of 30 days, a year of 360), and a payment is rounded to whole dollars.

The APR is what a year costs with the account fee included. What you receive is the amount less the fee; then you pay the same each month. The monthly rate at which these payments are worth today exactly what you received, times 12, is the APR.

There is nothing to pay besides interest and the account fee, and no penalty for repaying early.`,
  },
  apply: {
    title: "You need an advanced account to apply",
    word: "To know",
    guest:
      "Installment loans are for advanced accounts. A basic account is upgraded with a citizen digital certificate and a video call.",
    basic:
      "You have a basic account. After an upgrade to an advanced account you can apply in the app.",
    advanced: "You have an advanced account and can apply for a loan in the Dawn Bank app.",
    upgrade: "Upgrade to an advanced account",
    product: "Terms and charges of the installment loan",
  },
};
